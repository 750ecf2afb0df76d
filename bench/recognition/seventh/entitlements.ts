import {
  benefit,
  type Entitlement,
  fortnightly,
  fourWeekly,
  monthly,
  pension,
  student,
  termly,
  weekly,
} from "../second/entitlements.ts";
import type { Nation } from "../second/labels.ts";

const everywhereInTheUk = [
  benefit("HMRC CHILD BENEFIT", "{n}B CHB", fourWeekly(104, 280)),
  benefit("HMRC CHB", "{n}D", fourWeekly(104, 280)),
  pension("DWP SP", "{n}C", fourWeekly(640, 995)),
  pension("DWP STATE PENSION", "{n}D", fourWeekly(640, 995)),
  pension("NHS PENSIONS", "{n} PENS/1", monthly(350, 1900)),
  pension("LPPA LANCS CNTY PENS", "{m}", monthly(160, 1400)),
  pension("WEST YORKS PENSION", "WYPF {n}", fourWeekly(160, 1400)),
  pension("GTR MANCHESTER PF", "{n} PENSION", monthly(180, 1500)),
  pension("SURREY PENSION FUND", "{m}", monthly(150, 1400)),
  pension("VETERANS UK AFPS", "PENSION {n}", monthly(450, 1900)),
  pension("MYCSP", "CIVIL SERV PENSION {n}", monthly(380, 2000)),
  pension("BTPS PENSION", "{n}", monthly(400, 2000)),
  pension("ROYAL MAIL PENSIONS", "RMPP {n}", monthly(280, 1400)),
  pension("SHELL PENSIONS TRUST", "{m}", monthly(700, 2600)),
  pension("TESCO PENSION SCHEME", "{n}", monthly(90, 800)),
  pension("SCOT WIDOWS", "PENSION {n}", monthly(80, 900)),
  pension("L&G RETIREMENT", "ANNUITY {n}", monthly(60, 650)),
  pension("CANADA LIFE UK", "ANNUITY PAYMENT {n}", monthly(60, 650)),
  pension("ROYAL LONDON", "PENSION DRAWDOWN {n}", monthly(120, 900)),
];

const english = [
  benefit("DWP UC", "{n}D", monthly(310, 1750)),
  benefit("DWP UNIVERSAL CREDIT", "UC {n}B", monthly(310, 1750)),
  benefit("DWP PIP", "{n}C", fourWeekly(295, 780)),
  benefit("DWP DLA", "CHILD {n}C", fourWeekly(120, 760)),
  benefit("DWP NEW STYLE ESA", "{n}", fortnightly(180, 290)),
  benefit("DWP NS JSA", "{n}D", fortnightly(145, 190)),
  benefit("DWP CA", "{n}B", fourWeekly(315, 350)),
  benefit("DWP AA", "{n}B ATTENDANCE", fourWeekly(295, 455)),
  benefit("DWP PEN CREDIT", "{n}B", weekly(40, 235)),
  benefit("DWP IIDB", "{n}C", fourWeekly(150, 600)),
  benefit("DURHAM CC HOUSING BEN", "{n}", fourWeekly(280, 640)),
  benefit("BRISTOL CITY HB", "HSG BENEFIT {n}", fortnightly(200, 620)),
  student("STUDENT LOANS CO LTD", "{n} SFE", termly(1250, 3900)),
  student("SLC", "MAINTENANCE LOAN {n}", termly(1250, 3900)),
  student("UNI OF SURREY", "BURSARY {n}", termly(330, 1000)),
  student("NHSBSA", "NHS LSF TRAINING GRANT {n}", termly(1600, 1900)),
];

const welsh = [
  benefit("DWP UC", "{n}B WALES", monthly(310, 1750)),
  benefit("DWP PIP", "{n}B WALES", fourWeekly(295, 780)),
  benefit("RCT CBC HOUSING BEN", "{n}", fourWeekly(280, 610)),
  benefit("DWP CARERS ALLCE", "{n}D", fourWeekly(315, 350)),
  student("SFW MAINTENANCE", "{n}", termly(1500, 4100)),
  student("SLC SFW", "MAINT GRANT {n}", termly(1500, 4100)),
  pension("GWENT PENSION FUND", "{n}", monthly(180, 1400)),
];

const scottish = [
  benefit("SOC SEC SCOTLAND", "ADULT DIS PAYT {n}", fourWeekly(295, 780)),
  benefit("SOC SEC SCOTLAND", "SCOT CHILD PAYT {n}", fourWeekly(108, 230)),
  benefit("SSS CDP", "CHILD DISABILITY {n}", fourWeekly(120, 780)),
  benefit("SSS CSP", "CARER SUPPORT {n}", fourWeekly(315, 350)),
  benefit("SSS PADP", "PENSION AGE DIS {n}", fourWeekly(295, 455)),
  benefit("FIFE CNCL HSG BENEFIT", "{n}", fortnightly(180, 430)),
  benefit("DWP UC", "SCOT {n}D", monthly(310, 1550)),
  student("SAAS", "LIVING COST LOAN {n}", monthly(500, 960)),
  student("SAAS", "BURSARY + LOAN {n}", monthly(500, 1150)),
  pension("LOTHIAN PENSION FUND", "{n}", monthly(180, 1400)),
  pension("SPPA NHS SCOT PENSION", "{n}", monthly(450, 1900)),
];

const northernIrish = [
  benefit("DFC UNIVERSAL CREDIT", "NI {n}", monthly(320, 1500)),
  benefit("DFC PIP NI", "{n}C", fourWeekly(295, 780)),
  benefit("NIHE HB", "{n}", fourWeekly(240, 590)),
  benefit("DFC NI CARERS", "ALLOWANCE {n}", fourWeekly(315, 350)),
  benefit("DFC DLA NI", "{n}C", fourWeekly(290, 700)),
  benefit("DFC NS ESA", "{n}", fortnightly(180, 290)),
  pension("DFC NI STATE PENSION", "{n}", fourWeekly(640, 995)),
  pension("NILGOSC", "PENSION {n}", monthly(200, 1500)),
  pension("DE NI TEACHERS PENS", "{n}", monthly(500, 1900)),
  student("SLC SFNI", "MAINT LOAN {n}", termly(1250, 3600)),
];

export const britishOf: Readonly<Record<Nation, readonly Entitlement[]>> = {
  England: [...english, ...everywhereInTheUk],
  Wales: [...welsh, ...welsh, ...everywhereInTheUk],
  Scotland: [...scottish, ...everywhereInTheUk],
  "Northern Ireland": [...northernIrish, ...everywhereInTheUk.slice(0, 2)],
};
