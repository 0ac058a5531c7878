/** Given names that stand for each other, one group a line; folded as search keys are. */
const groups = `
abigail abby abbie gail
abraham abe ibrahim
albert al bert bertie alberto beto
alexander alex al sasha xander alejandro
alexandra alex sandra sandy sasha alejandra
alfred al fred freddie alfredo
alice ali alicia
amanda mandy
andrew andy drew andres
angela angie angelica
anna ann anne annie ana anita nan nancy
anthony tony antonio
antonia toni
arthur art artie arturo
barbara barb babs barbie
benjamin ben benny benji
bernard bernie
beverly bev
bradley brad
brenda bren
caroline carol carrie carolyn carolina
catherine katherine kathryn cathy kathy kate katie kay kit kitty catalina
charles charlie chuck chip carlos
charlotte charlie lottie
christine christina chris chrissy tina cristina kristina kristin kris
christopher chris kit topher cristobal
clifford cliff
clinton clint
constance connie
cynthia cindy
daniel dan danny
david dave davey
deborah debra deb debbie
dennis denny
dolores lola lolita
donald don donnie
dorothy dot dottie dolly
douglas doug
edward ed eddie ned ted teddy eduardo
eleanor ellie nell nora elena
elizabeth liz lizzie beth betty betsy eliza elsie libby isabel isabella bella
emily em emmy
enrique henry hank harry quique
eugene gene
evelyn evie eve
florence flo flossie
frances fran francie frankie francisca paca
francis francisco frank frankie paco pancho
frederick fred freddie federico
gabriel gabe
gabriela gabrielle gabby
geoffrey jeffrey geoff jeff
george jorge
gerald gerard gerry jerry gerardo
gregory greg gregorio
guadalupe lupe lupita
guillermo william will bill billy willie liam memo
gwendolyn gwen
harold hal harry
helen nell nellie elena
howard howie
ignacio nacho
irene rene
jacob jake jacobo
jacqueline jackie
james jim jimmy jamie jaime santiago diego
janet jan jane
jennifer jen jenny
jessica jess jessie
jesus chuy
joan joanna joanne jo
john johnny jack jon juan
jonathan jon johnny nathan
joseph joe joey jose pepe
josephine jo josie josefina
joshua josh
judith judy
julia julie juliana
katrina trina
kenneth ken kenny
kimberly kim
laura laurie
lawrence larry laurence lorenzo
leonard leo len lenny leonardo
leslie les
lillian lily lilly
linda lindy
louis lou louie luis
louise lou luisa
lucille lucy lucia
luz lucy
manuel manny manolo
margaret maggie meg peg peggy marge margie margarita rita greta
maria marie mary mia mari
martha marty marta
martin marty
matthew matt mateo
maximilian max
megan meg
melissa mel missy
michael mike mickey mick miguel
michelle shelly micaela
mildred millie
mitchell mitch
mohammed muhammad mohamed mohammad mo
nathaniel nathan nate nat
nicholas nick nicky nicolas nico
nicole nikki nicky
norman norm
oliver ollie
pamela pam
patricia pat patty tricia trish
patrick pat paddy patricio
paul pablo
peter pete pedro
philip phillip phil felipe
rachel rae raquel
randall randy
raymond ray ramon
rebecca becky becca
reginald reggie
richard rick rich dick ricky ricardo
robert rob bob bobby robbie bert roberto beto
roberta bobbie
ronald ron ronnie
rosa rose rosie rosita
rosemary rose rosie
russell russ
ruth ruthie
samantha sam sammy
samuel sam sammy
sarah sara sally sadie
scott scotty
sebastian seb bastian
sharon shari
shirley shirl
sophia sofia sophie
stanley stan
stephanie steph estefania
stephen steven steve esteban
stuart stewart stu
susan sue susie suzanne susanna susana
sylvia silvia
teresa theresa terry tess tessa
terrence terry
theodore ted teddy theo teodoro
thomas tom tommy tomas
timothy tim timmy
tobias toby
valerie val
veronica ronnie vero
vernon vern
victor vic
victoria vicky tori
vincent vince vinny vicente
virginia ginny ginger
vivian viv
walter walt wally
wayne way
wilhelmina mina
zachary zach zack
`;

const groupNames = groups
  .trim()
  .split('\n')
  .map((group) => group.split(' ', 1).join());
const groupsOf = new Map<string, Set<number>>();
for (const [at, group] of groups.trim().split('\n').entries())
  for (const name of group.split(' ')) groupsOf.set(name, (groupsOf.get(name) ?? new Set()).add(at));

/** Whether two folded given names may be one person's. */
export function areNicknames(one: string, other: string): boolean {
  const groupsOfOther = groupsOf.get(other);
  return Boolean(groupsOfOther && [...(groupsOf.get(one) ?? [])].some((group) => groupsOfOther.has(group)));
}

/** A key for each group of forms that a folded given name belongs to: those who share one may be found by each other's form. */
export const nicknameKeys = (name: string): string[] =>
  [...(groupsOf.get(name) ?? [])].map((group) => `~${groupNames[group]}`);
