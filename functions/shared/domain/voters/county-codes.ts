/** Counties whose codes are numbers from 1 on, in this order. */
const numbered = (list: string): Map<string, string> =>
  new Map(list.split(',').map((name, at) => [String(at + 1), name.trim()]));
/** Counties as `code name`, with a code that is not a number. */
const coded = (list: string): Map<string, string> =>
  new Map(
    list.split(',').map((pair): [string, string] => {
      const [code = '', ...name] = pair.trim().split(/\s+/);
      return [code, name.join(' ')];
    }),
  );

/** Florida's and Washington's own letters, checked against public programs that read the states' files. */
const florida = `ALA Alachua,BAK Baker,BAY Bay,BRA Bradford,BRE Brevard,BRO Broward,CAL Calhoun,CHA Charlotte,CIT Citrus,CLA Clay,
  CLL Collier,CLM Columbia,DAD Miami-Dade,DES DeSoto,DIX Dixie,DUV Duval,ESC Escambia,FLA Flagler,FRA Franklin,GAD Gadsden,
  GIL Gilchrist,GLA Glades,GUL Gulf,HAM Hamilton,HAR Hardee,HEN Hendry,HER Hernando,HIG Highlands,HIL Hillsborough,HOL Holmes,
  IND Indian River,JAC Jackson,JEF Jefferson,LAF Lafayette,LAK Lake,LEE Lee,LEO Leon,LEV Levy,LIB Liberty,MAD Madison,
  MAN Manatee,MRN Marion,MRT Martin,MON Monroe,NAS Nassau,OKA Okaloosa,OKE Okeechobee,ORA Orange,OSC Osceola,PAL Palm Beach,
  PAS Pasco,PIN Pinellas,POL Polk,PUT Putnam,SAN Santa Rosa,SAR Sarasota,SEM Seminole,STJ St. Johns,STL St. Lucie,SUM Sumter,
  SUW Suwannee,TAY Taylor,UNI Union,VOL Volusia,WAK Wakulla,WAL Walton,WAS Washington`;
const washington = `AD Adams,AS Asotin,BE Benton,CH Chelan,CM Clallam,CR Clark,CU Columbia,CZ Cowlitz,DG Douglas,FE Ferry,FR Franklin,
  GA Garfield,GR Grant,GY Grays Harbor,IS Island,JE Jefferson,KI King,KP Kitsap,KS Kittitas,KT Klickitat,LE Lewis,LI Lincoln,
  MA Mason,OK Okanogan,PA Pacific,PE Pend Oreille,PI Pierce,SJ San Juan,SK Skagit,SM Skamania,SN Snohomish,SP Spokane,
  ST Stevens,TH Thurston,WK Wahkiakum,WL Walla Walla,WM Whatcom,WT Whitman,YA Yakima`;
/** Ohio's and New York's numbers follow the alphabet. */
const ohio = `Adams,Allen,Ashland,Ashtabula,Athens,Auglaize,Belmont,Brown,Butler,Carroll,Champaign,Clark,Clermont,Clinton,Columbiana,
  Coshocton,Crawford,Cuyahoga,Darke,Defiance,Delaware,Erie,Fairfield,Fayette,Franklin,Fulton,Gallia,Geauga,Greene,Guernsey,
  Hamilton,Hancock,Hardin,Harrison,Henry,Highland,Hocking,Holmes,Huron,Jackson,Jefferson,Knox,Lake,Lawrence,Licking,Logan,
  Lorain,Lucas,Madison,Mahoning,Marion,Medina,Meigs,Mercer,Miami,Monroe,Montgomery,Morgan,Morrow,Muskingum,Noble,Ottawa,
  Paulding,Perry,Pickaway,Pike,Portage,Preble,Putnam,Richland,Ross,Sandusky,Scioto,Seneca,Shelby,Stark,Summit,Trumbull,
  Tuscarawas,Union,Van Wert,Vinton,Warren,Washington,Wayne,Williams,Wood,Wyandot`;
const newYork = `Albany,Allegany,Bronx,Broome,Cattaraugus,Cayuga,Chautauqua,Chemung,Chenango,Clinton,Columbia,Cortland,Delaware,
  Dutchess,Erie,Essex,Franklin,Fulton,Genesee,Greene,Hamilton,Herkimer,Jefferson,Kings,Lewis,Livingston,Madison,Monroe,
  Montgomery,Nassau,New York,Niagara,Oneida,Onondaga,Ontario,Orange,Orleans,Oswego,Otsego,Putnam,Queens,Rensselaer,Richmond,
  Rockland,Saratoga,Schenectady,Schoharie,Schuyler,Seneca,St. Lawrence,Steuben,Suffolk,Sullivan,Tioga,Tompkins,Ulster,Warren,
  Washington,Wayne,Westchester,Wyoming,Yates`;

/** How each state that writes codes instead of names calls its counties. */
export const statesWithCounties: Readonly<Record<string, () => ReadonlyMap<string, string>>> = {
  FL: () => coded(florida),
  NY: () => numbered(newYork),
  OH: () => numbered(ohio),
  WA: () => coded(washington),
};
