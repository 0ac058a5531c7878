/** Exports of other systems as they come, and read as the import reads them. The people and gifts are invented. */
import Papa from 'papaparse';
import { addressColumns } from '#shared/domain/import/address-columns.ts';
import { extraColumns, extraOf } from '#shared/domain/import/extra.ts';
import { mappingOf, matchHeaders } from '#shared/domain/import/headers.ts';
import type { ImportKind } from '#shared/domain/import/import-fields.ts';
import { readRow } from '#shared/domain/import/read-row.ts';

/** Header row and rows of a CSV file. */
export function cellsOf(csv: string): { headers: string[]; rows: string[][] } {
  const [headers = [], ...rows] = Papa.parse<string[]>(csv.trim(), { delimiter: ',' }).data;
  return { headers, rows };
}

/** What each row comes to under the columns that the import matches by itself. */
export function readAll<K extends ImportKind>(kind: K, csv: string) {
  const { headers, rows } = cellsOf(csv);
  const mapping = mappingOf(matchHeaders(kind, headers));
  const extras = extraColumns(headers, mapping);
  const options = {
    dayOrder: 'month first',
    today: '2026-11-26',
    headers,
    extras,
    addresses: addressColumns(headers),
  } as const;
  return rows.map((cells, at) => {
    const read = readRow(kind, cells, mapping, { ...options, row: at + 2 });
    return read.is === 'row'
      ? { row: read.row, extra: extraOf(cells, extras).extra, rejected: null }
      : { row: null, extra: null, rejected: read.problems.map(({ field, code }) => `${field} ${code}`) };
  });
}

export const nationBuilderPeople = `
nationbuilder_id,external_id,van_id,prefix,first_name,middle_name,last_name,suffix,full_name,email,email_opt_in,email1,email1_is_bad,email2,email2_is_bad,unsubscribed_at,phone_number,work_phone_number,mobile_number,mobile_opt_in,is_mobile_bad,do_not_call,do_not_contact,federal_donotcall,primary_address1,primary_address2,primary_city,primary_state,primary_zip,registered_address1,registered_city,signup_type,tag_list,note,employer,occupation,language,is_deceased,support_level,point_person_name_or_email,created_at
1001,,,Ms.,Ana,María,López,,Ana María López,ana@example.org,true,ana@example.org,false,ana.old@example.org,true,,'+15035550101,,'+15035550102,true,false,false,false,false,12 Oak St,Apt 2,Salem,OR,97301,9 Elm St,Dallas,person,"volunteer, yard sign",She said “call me”,Clinic,Nurse,es,false,1,Field Lead,03/09/2026
1002,,,,Bo,,"O'Brien",Jr.,"Bo O'Brien Jr.",bo@example.org,false,bo@example.org,false,,false,,,,5035550103,false,false,true,false,false,,,,,,,,0,,,,,,false,,,3/9/2026 14:05:00
1003,,,,Cy,,Doe,,Cy Doe,cy@example.org,true,cy@example.org,true,,false,02/11/2026,5035550104,,5035550105,true,true,false,false,true,,,,,,,,person,donor,,,,,false,,,
1004,,,,,,,,Salem Nurses Union,info@union.example,true,info@union.example,false,,false,,5035550106,,,,,false,true,false,1 Hall Ave,,Salem,OR,97301,,,1,,,,,,false,,,
1005,,,,=HYPERLINK("http://evil.example"),,,,=1+1,eve@example.org,true,eve@example.org,false,,false,,,,,,,false,false,false,,,,,,,,person,,,,,,true,,,
1006,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,,person,,,,,,,,,
`;

export const nationBuilderGifts = `
nationbuilder_id,signup_nationbuilder_id,signup_prefix,signup_first_name,signup_middle_name,signup_last_name,signup_suffix,signup_full_name,signup_email,payment_type_name,amount,amount_in_cents,succeeded_at,failed_at,canceled_at,created_at,check_number,merchant_account_name,note,page_slug,recruiter_name,recurring_donation_status,tracking_code_slug
501,1001,,Ana,,López,,Ana López,ana@example.org,Credit Card,"$1,250.50",125050,03/09/2026 14:05:00,,,03/09/2026 14:04:00,,Main,"Said ""yes""",donate,,,spring
502,1001,,Ana,,López,,Ana López,ana@example.org,Credit Card,25.00,2500,04/09/2026,,,04/09/2026,,Main,,donate,,active,
503,1002,,Bo,,Doe,,Bo Doe,,Check,,10000,12/31/2025,,,,'00123,,,,,,
504,1002,,Bo,,Doe,,Bo Doe,,Credit Card,50.00,5000,,05/01/2026,,,,Main,,,,,
505,1003,,Cy,,Doe,,Cy Doe,cy@example.org,Credit Card,75.00,7500,05/02/2026,,05/20/2026,05/02/2026,,Main,,,,,
506,1003,,Cy,,Doe,,Cy Doe,cy@example.org,Check,10.00,1000,,,,05/03/2026,,,,,,,
507,1004,,,,,,=cmd|' /C calc'!A0,eve@example.org,Cash,5.00,500,2026-05-04T10:00:00-07:00,,,,,,"=1+1",,,,
508,1004,,Di,,Doe,,Di Doe,,Cash,,,05/05/2026,,,,,,,,,,
`;

export const ngpPeople = `
VANID,Prefix,First Name,Middle Name,Last Name,Suffix,Contact Type,Preferred Email,Email Subscription Status,Cell Phone,Home Phone,SMS Opt-In Status,Address Line 1,City,State/Province,Zip/Postal,Employer Name,Occupation Name,Activist Codes,Origin Source Code,Do Not Call,Do Not Email,Do Not Mail,Deceased,Notes
900001,,Ana,,López,,Individual,ana@example.org,Subscribed,(503) 555-0101,5035550102,Opt-In,12 Oak St,Salem,OR,97301,Clinic,Nurse,"Volunteer: Canvass; Yard Sign",WEB26,No,No,No,No,
900002,,Bo,,Doe,,Individual,bo@example.org,Unsubscribed,5035550103,,Opt-Out,,,,,,,,,Yes,Yes,No,No,"Met, twice"
900003,,Cy,,Doe,,Individual,cy@example.org,Not Subscribed,5035550104,,Unknown,,,,,,,,,No,No,Yes,No,
900004,,Di,,Doe,,Individual,di@example.org,Bounced,,,,,,,,,,,,,,,Yes,
900005,,,,=2+5,,Individual,,,,,,,,,,,,,,,,,,
900006,,Salem Nurses PAC,,,,Organization,pac@example.org,Subscribed,5035550106,,,,,,,,,,,,,,,
`;

export const ngpGifts = `
VANID,Contribution ID,Contact Name,First Name,Last Name,Email Address,Phone,Address Line 1,City,State/Province,Zip/Postal,Employer Name,Occupation Name,Date Received,Amount,Payment Method,Designation,Source Code,Status,Recurring Commitment ID,Refund Date,ActBlue ID,Do Not Email
900001,C-1,"López, Ana",Ana,López,ana@example.org,5035550101,12 Oak St,Salem,OR,97301,Clinic,Nurse,3/9/2026,"$1,000.00",Check,Primary,MAIL,Settled,,,,No
900001,C-2,"López, Ana",Ana,López,ana@example.org,5035550101,,,,,,,4/9/2026 12:00:00 AM,25,Credit Card,Primary,WEB,Settled,77,,AB-1,No
900002,C-3,"Doe, Bo",Bo,Doe,,,,,,,,,4/10/26,"2,800",Check,General,,Settled,,5/1/2026,,Yes
900003,C-4,"Doe, Cy",Cy,Doe,,,,,,,,,9-Mar-26,15.25,Cash,,,,,,,
900004,C-5,"Doe, Di",Di,Doe,,,,,,,,,3/10/2026,($50.00),Check,,,,,,,
900005,,"Doe, Ed",Ed,Doe,,,,,,,,,3/11/2026,10 EUR,Check,,,,,,,
`;

export const actionNetworkPeople = `
email,first_name,last_name,zip_code,uuid,can2_user_address,can2_user_city,can2_state_abbreviated,can2_county,can2_phone,can2_user_tags,can2_subscription_status,can2_subscription_date,can2_sms_status,source,language
ana@example.org,Ana,López,97301,6f9619ff-8b86-d011-b42d-00cf4fc964ff,12 Oak St,Salem,OR,Marion,15035550101,"Volunteer, Phone_Bank",subscribed,2026-03-09 14:05:00 UTC,subscribed,petition-a,es
bo@example.org,Bo,"O'Brien",97302,,,,,,,,unsubscribed,2026-03-10,unsubscribed,,en
cy@example.org,Cy,Doe,,,,,,,,"""Quoted, tag"", Other",bouncing,,,,
di@example.org,Di,Doe,,,,,,,,,spam complaint,,,,
eve@example.org,=1+1,@SUM(A1),,,,,,,,,subscribed,,,,
,,,,,,,,,,,,,,,
`;

export const actionNetworkGifts = `
email,first_name,last_name,zip_code,can2_user_city,can2_user_tags,Donation Amount,Donation Date,Donation Recurring,Donation Currency,Employer,Occupation
ana@example.org,Ana,López,97301,Salem,Donor,$27.00,2026-03-09 14:05:00 UTC,Monthly,USD,Clinic,Nurse
bo@example.org,Bo,Doe,97302,Salem,,"1,250.50",2026-03-10,None,USD,,
cy@example.org,Cy,Doe,,,,12.00,2026-03-11,false,CAD,,
di@example.org,Di,Doe,,,,5,March 12 2026,1,,,
`;

export const mobilizeSignups = `
id,created_date,user_id,user__given_name,user__family_name,user__email_address,user__phone_number,user__postal_code,event_id,timeslot_id,status,attended,experience_feedback_type,referrer__utm_source,email_at_signup,given_name_at_signup,family_name_at_signup,phone_number_at_signup,postal_code_at_signup,event_type_name,sms_opt_in_status
1,2026-03-09 14:05:00+00,11,Ana,López,ana@example.org,15035550101,97301,5,7,CONFIRMED,true,APPROVED_OF_SHIFT,newsletter,ana.l@example.org,Ana,Lopez,15035550101,97301,Canvass,OPT_IN
2,2026-03-10 14:05:00+00,11,Ana,López,ana@example.org,15035550101,97301,6,8,CANCELLED,,,,ana@example.org,Ana,López,15035550101,97301,Phone Bank,OPT_IN
3,2026-03-11 14:05:00+00,,,,,,,6,8,REGISTERED,false,DID_NOT_ATTEND,,bo@example.org,Bo,"O'Brien",5035550103,97302,Phone Bank,OPT_OUT
4,,,Cy,Doe,cy@example.org,,,,,REGISTERED,,,,,,,,,,UNSPECIFIED
5,,,"=HYPERLINK(""http://evil.example"")",Doe,eve@example.org,,,,,,,,,,,,,,,
`;

export const numeroContacts = `
Contact ID,VANID,Contact Type,First Name,Last Name,Email,Phone,Address,City,State,Zip,Employer,Occupation,Tags,Do Not Call,Do Not Email,Suggested Ask,Notes
N1,900001,Individual,Ana,López,ana@example.org,503-555-0101,12 Oak St,Salem,OR,97301,Clinic,Nurse,"Host, Board",,,"$1,000",Prefers evenings
N2,,Individual,Bo,Doe,bo@example.org,503-555-0103,,,,,,,,TRUE,,500,
N3,,Organization,Salem Nurses PAC,,pac@example.org,,,,,,,,,,x,,
N4,,Individual,+cmd|' /C calc'!A0,Doe,eve@example.org,,,,,,,,,,,,
N5,,,,,,,,,,,,,,,,,
`;

export const numeroGifts = `
Contact ID,Contact Type,First Name,Last Name,Email,Phone,Employer,Occupation,Date,Amount,Payment Method,Contribution ID,Recurring,Refunded,Notes
N1,Individual,Ana,López,ana@example.org,503-555-0101,Clinic,Nurse,03/09/2026,"$2,900.00",Check,G1,No,No,Primary
N1,Individual,Ana,López,ana@example.org,503-555-0101,Clinic,Nurse,04/09/2026,50,Card,G2,Yes,,
N3,Organization,Salem Nurses PAC,,pac@example.org,,,,12/31/2025,"5,000",Wire,G3,,,
N2,Individual,Bo,Doe,,,,,03/10/2026,100.00,In-Kind,G4,,Yes,
N2,Individual,Bo,Doe,,,,,13/03/2026,100.00,Cash,G5,,,
N2,Individual,Bo,Doe,,,,,03/11/2026,,Cash,G6,,,
`;
