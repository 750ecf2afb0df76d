import type { Exclusion } from "./exclusion.ts";
import { withoutForm } from "./line-forms.ts";
import { isChannel, plainPayerWords } from "./payer.ts";
import { plainWords } from "./wording.ts";

/**
 * Names of firms that send people no pay. Other firms have them in theirs (PLUM, COMPASS, CORAL), so that each counts as
 * the whole name of a payer.
 */

const named = (names: string): readonly string[] =>
  names.split(",").map((name) => plainWords(name).join(" "));

const BOOKMAKERS = named(
  `Coral,Tombola,Bingo,Tote,Boyle,Buzz,Casumo,LeoVegas,Mr Green,Virgin Bet,Virgin Games,BetMGM,Midnite,Kwiff,Spreadex,Smarkets,Matchbook,Parimatch,
  QuinnBet,LiveScore Bet,10bet,888sport,888,Bally Bet,Foxy,Mecca,Gala,Gala Spins,Jackpotjoy,32Red,Rainbow Riches,Bar One Racing,Codere,Sportium,
  Betsson,Bet at home,Admiralbet,Interwetten,Oddset,Lottoland,Lotto24,Goldbet,Eurobet,Lottomatica,Planetwin365,Placard,Betano,Solverde,ESC Online,
  STS,Fortuna,Superbet,Totalbet,Betclic,Parions Sport,ZEbet,Genybet,Loterias y Apuestas,Omaze,Raffall,BetUK,Bet UK,BetGoodwin,Betano UK,BoyleSports,
  Star Sports,Fitzdares,Geoff Banks,AK Bets,Grosvenor,Paddys Rewards,PlayOJO,Sun Bingo,Wink Bingo,Heart Bingo,Monopoly Casino,Leovegas,Unibet,
  NetBet,BetConnect,Colossus Bets,Betdaq,Novibet,Racebets,Tipwin,Bet3000,NEO bet,Neobet,Wunderino,Tipico,Lotto Bayern,Westlotto,Aktion Mensch,
  Glucksspirale,Suddeutsche Klassenlotterie,NKL,SKL,Faber Lotto,Luckia,Retabet,Kirolbet,Loteria Nacional,TuLotero,Juegos ONCE,Vbet,Feelingbet,
  Loto Foot,Francaise des Jeux,Domusbet,Betflag,Totosi,William Hill,Nossa Aposta,Bacana Play,Luckia PT,Bwin PT,Lotto Polska,Totalizator Sportowy,
  Fuksiarz,LVBet,eToto,Irish Lottery,National Lottery,Prize Bonds,Win Big,7days Performance,Rev Comps,Elite Competitions,Click Competitions,
  Bounty Competitions,Dream Car Giveaways,Lucky Day Competitions,Aspire Comps,BOTB,Best of the Best,Dream House,Postcode Lottery,Peoples Postcode,
  Health Lottery,Camelot,Allwyn,Santa Casa`,
);

const LENDERS = named(
  `Zopa,Lendable,Amigo,Salad Money,Livelend,Everyday Loans,Morses Club,Provident,Creditspring,Fair Finance,Moneyboat,Lending Stream,QuickQuid,Wonga,
  SafetyNet,Polar Credit,Drafty,Oakbrook,Koyo,Plend,Abound,Updraft,Bamboo,Avant,Likely Loans,Novuna,Lendingpot,Lendwell,Loans 2 Go,Loans2Go,
  Loans at Home,118 118 Money,118118 Money,Evolution Money,Norwich Trust,Admiral Loans,Tesco Loan,Novuna Personal Finance,M and S Loan,
  Shawbrook Loan,RateSetter Loan,Starling Loan,Freedom Finance,TotallyMoney,Moneybarn,Moneyway,Oplo,1plus1,TrustTwo,George Banco,Guarantor My Loan,
  UK Credit,Buddy Loans,Dot Dot,Cashasap,Cash4UNow,QuidMarket,Quid Market,Mr Lender,Ferratum UK,Swift Money,The Money Platform,Fernovo,PiggyBank,
  Uncle Buck,Myjar,LoanPig,Fund Ourselves,Tick Tock,Tappily,My Community Finance,Wageday,Openwage,FairQuid,Rosca Finance,Housr,Cleo,Cleo AI,Fondo,
  Lemonade Finance,Chetwood,Provident Ireland,Flender,Linked Finance,Close Brothers,Chill Money,Humm,Flexifi,First Citizen,Finance Ireland,
  Permanent TSB Loan,SKG Bank,Bank of Scotland Kredit,SWK Bank,Barclaycard,Hanseatic,Norisbank Kredit,Ofina,Ferratum Bank,Novum Bank,Vexcash,
  Minikredit,Giromatch,Duratio,Sigma Kreditbank,Bon Kredit,Besserfinanz,Credimaxx,Cetelem Espana,Bankinter Consumer,Wizink,Younited Espana,
  Moneyman ES,Creditozen,Fintonic,Cashper ES,Kviku,Solcredito,QuebuenO,Prestamo10,Avafin,Twinero,Via SMS,ViaConto,Franfinance,Sofinco,Cashbee,
  Lydia Credit,Moneybounce,Bling Finance,Finfrog,Agos,Fiditalia,Younited Italia,Sella Personal,Smartika,Soisy,Prestiamoci,Credem Prestito,Unibanco,
  Puzzle,Credibom,Banco Primus,Cofidis Portugal,Bankinter Consumo,Provident Polska,Vivus PL,Lendon,Ferratum PL,Netcredit,Smartney,Hapi Pozyczki,
  Extra Portfel,Alegotowka,Hitachi Capital,Vanquis,Capital One,NewDay,Fluro,Cashfloat,Steady Pay,Hastee,Borrow My Salary,Flexi Fi,Avantcard,
  An Post Money Loan,Cofidis,Cetelem,Floa,Cofinoga,Younited,Oney,Carrefour Banque,Bling,Findomestic,Agos Ducato,Prestitalia,Santander Consumer,
  Creditas,Vivus,Wandoo,Moneyman,Cashper,Ferratum,Auxmoney,Smava,Targobank,Creditplus,Easycredit,Unicre,Younited Credit,Wonga Polska,Kuki,
  Smart Pozyczka,Cofidis Iberia,Dineo,Creditea,Prestamer`,
);

const SAVINGS = named(
  `Marcus,Chip,Plum,Moneybox,Raisin,Raisin UK,Atom,Tandem,Cynergy,Aldermore,Shawbrook,Kent Reliance,Gatehouse,Oaknorth,Ford Money,Plum Fintech,
  Chip Financial,Moneybox App,Raisin Bank,Marcus by GS,Marcus by Goldman Sachs,Cash ISA,Beehive Money,Chetwood Bank,Zopa Bank,Trading 212 ISA,
  Ahli United,Al Rayan,BLME,UBL UK,Bank of London,Habib,SmartSave,Castle Trust,Close Savings,Investec Savings,West Brom,Leeds BS,Coventry BS,
  Yorkshire BS,Newcastle BS,Nationwide Saver,Sainsburys Savings,M and S Savings,Family Building Society,Sprive,Tembo,Tembo Money,Tumelo,Circa5000,
  Oval Money,Emma Technologies,Snoop,Cleo Wallet,HyperJar,Rooster Money,NatWest Rooster,Nimbl,Osper,Wealthify,Gimi,Loqbox,LOQBOX Save,
  Wagestream Save,Salary Finance Save,Money Dashboard,Monese Pot,Savings Champion,Hargreaves Active,Active Savings,Insignis,Akoni,Flagstone IM,
  State Savings,Prize Bond,An Post Money,Bunq,Raisin DE,Raisin GmbH,WeltSparen,Check24 Zinsen,Zinsgold,Deposit Solutions,Consorsbank Tagesgeld,
  Moneyou,Renault Bank,Advanzia,Leaseplan Bank,Opel Bank,Ikano,Suresse,Klarna Bank,Distingo,Cashbee,Mon Petit Placement,Livret Meilleurtaux,
  Green Got,Raisin Espana,EBN Banco,Haus des Geldes,Gimme5,Tinaba,Satispay Risparmi,Conto Arancio,ING Arancio,Cherry Bank,Santander Consumer Conto,
  Certificados de Aforro,Certificados Aforro,Certificados do Tesouro,IGCP,Aforronet,Banco Invest,Banco Best,Raize,Goparity,Toyota Bank,Inbank,
  Nest Bank,RCI,Secure Trust,Charter Savings,Hampshire Trust,Zopa Savings,Monzo,Revolut,Starling,Chase,N26,Wise,Transferwise,Britannia,Smile,Cahoot,
  Monese,Pockit,Kroo,Algbra,Flagstone,Hargreaves,Goldman Sachs,C24,Trade Republic,Scalable,Zinspilot,Boursorama,BoursoBank,Fortuneo,Hello Bank,
  Nickel,Orange Bank,Lydia,Openbank,MyInvestor,Imagin,Isybank,Buddybank,Illimity,Moey,ActivoBank,ATM MB,Pibank,Trade Republic Bank,Nexo,Coinhouse,
  Tesco Clubcard,An Post Savings,Post Office Savings,Yolt,GoHenry,Hyperjar`,
);

const PLATFORMS = named(
  `Amazon Payments,Amazon Marketplace,TikTok,TikTok Shop,Shopify,Whatnot,Stripe,SumUp,Zettle,Klarna,CeX,Mazuma,Envirofone,Zapper,Mazuma Mobile,
  MusicMagpie,Decluttr,Ziffit,WeBuyBooks,Sell My Mobile,Compare and Recycle,4gadgets,Giffgaff Recycle,Gazelle,Zipmobile,Bookscouter,Percentil,
  Wallapop,Milanuncios,Vibbo,Vinted Go,Kleiderkreisel,Mamikreisel,Maedchenflohmarkt,Momox,Sellpy DE,Zoxs,Wirkaufens,FLIP4NEW,Clevertronic,Medimops,
  Buddy and Selly,Kaufsofort,Hood de,Booklooker,Shpock,Quoka,Markt de,Patatam,Label Emmaus,Videdressing,Joli Closet,Le Closet,Selency,Back Market,
  Recommerce,Certideal,Easy Cash,Gibert,Recyclivre,La Bourse aux Livres,Chasse aux Livres,Locasun,Subito,Depop IT,Armadio Verde,Greenchic,
  Mercatopoli,Swappie,Trendevice,CustoJusto,OLX,Micolet PT,Sprzedajemy,Less App,Adverts.ie,DoneDeal,Done Deal,Thriftify,Depop,Preloved,
  Motorway Online,Webuyanycar,Heycar,Cardmarket,BrickLink,Gumtree,Hardly Ever Worn It,HEWI,Vinokilo,Reskinned,Stuffstr,Too Good To Go,Oxwash,Whirli,
  Beauty Pie,Rentmyitems,Peerby,Spinlister,Drivy,Liftshare,BlaBla,Stashbee,Storemates,Campspace,Pitchup,Hipcamp,Scoopon,Seatpick,
  StubHub International,Gigsberg,Twickets,TicketSwap,Fanpass,Opinium,Populus Live,OnePoll,Valued Opinions,LifePoints,i-Say,Ipsos iSay,Crowdology,
  New Vista Live,Userlytics,Attapoll,Curious Cat,Prolific Academic,World of Books,Carwow,Cazoo,Fat Llama,Hurr,By Rotation,Rebelle,Bizum,Satispay,
  MB Way,Swish,Twint,Wero,Cash App,Venmo,Zelle,Skrill,Neteller,Paysafe,Payoneer,WorldRemit,Remitly,Western Union,MoneyGram,Patreon,Ko-fi,OnlyFans,
  Twitch,Substack,Fiverr,YouGov,Toluna,Survey Junkie,Pinecone,Qmee,Clickworker,UserTesting,Kickstarter,Indiegogo,Crowdcube,Seedrs,Leetchi,HelloAsso,
  Allegro,Blik,OtoMoto,AutoScout24,Willhaben,La Centrale,ParuVendu,BlaBlaCar,Rakuten,Refurbed,Sellpy,Micolet,Coches.net,Todocoleccion,Standvirtual,
  Turo,Getaround,Hiyacar,JustPark,YourParkingSpace,SpareRoom,Homestay,Booking.com,Vrbo,Catawiki,Chrono24,Viagogo,Seatwave,Eventbrite,Loopz,
  Vestiaire Collective,Grailed,StockX,Bandcamp,Redbubble,Zazzle,Teespring,Spreadshirt,Freecycle,Nextdoor`,
);

const INVESTMENTS = named(
  `Scalable Capital,Flatex,Flatexdegiro,Finanzen.net,JustTrade,Smartbroker,Interactive Brokers,Interactive Investor,AJ Bell,Fidelity,Wealthify,
  Moneyfarm,IG Index,IG Markets,CMC Markets,Saxo,XTB,BUX,Lightyear,InvestEngine,Dodl,Evelyn,St Jamess Place,Indexa,Finizens,Bourse Direct,Yomoni,
  Nalo,Bitvavo,Bybit,OKX,Kucoin,Moonpay,Ziglu,Luno,Coinjar,Uphold,Bitcoin,HL Vantage,HL Active Savings,Hargreaves Lansdown,AJBell,AJ Bell Youinvest,
  iWeb,Halifax Share,Share Centre,Barclays Smart Investor,Charles Stanley,Bestinvest,Tilney,Netwealth,Nutmeg,Wealthsimple,Scalable,Freetrade,
  Trading 212,Shares App,eToro UK,eToro Europe,Interactive Brokers UK,Vanguard,Vanguard UK,Fundsmith,Baillie Gifford,Abrdn,Standard Life Savings,
  Quilter,Aegon,Cofunds,7IM,Scottish Widows Share,Premium Bonds,Selftrade,Jarvis,X-O,Degiro,Saxo Bank,Trade Nation,City Index,Spreadex,FXCM,
  Admiral Markets,Coinbase UK,Kraken,Bitstamp,Crypto.com,Binance,Revolut Crypto,Nexo,Youhodler,Bitpanda,Blockchain,Paxful,Localbitcoins,
  Cryptohopper,Seedrs Nominees,Property Partner,London House Exchange,Brickowner,Simple Crowdfunding,Loanpad,Folk2Folk,Zopa Invest,Crowdstacker,
  Ethex,Triodos Crowdfunding,Wiseed,Lendermarket,Twino,Robocash,Esketit,Viainvest,Swaper,Lendosphere,Bienpreter,Tudigo,Anaxago,Homunity,Clubfunding,
  Raizers,Exporo,Bergfurst,Zinsbaustein,Engel and Volkers Digital,Auxmoney Invest,Comdirect Depot,Consorsbank,Onvista,Quirion,Growney,Whitebox,
  Visualvest,Ginmon,Liqid,Oskar,Raisin Invest,Union Investment,Deka,DWS,Allianz GI,Bux Zero,Nordnet,Fortuneo Bourse,Easybourse,Saxo Banque,Goodvest,
  Ramify,Linxea,Finax,Finect,Inbestme,Indexa Capital,MyInvestor Fondos,Selfbank,Renta 4,Bestinver,Cobas,Fundeen,Urbanitae,Wecity,Crowdcube ES,
  Fineco Trading,Directa SIM,Moneyfarm IT,Euclidea,Walliance,Concrete Investing,Recrowd,Trusters,Rendimento Etico,Young Platform,Conio,XTB PT,
  XTB Polska,Dif Broker,Golden Broker,Casa de Investimentos,ActivoTrader,Bossa,Zonda Crypto,Finax PL,Celsius,BlockFi,Zonda,Funding Circle,
  RateSetter,Mintos,Bondora,PeerBerry,Assetz,Kuflink,LendInvest,CrowdProperty,EstateGuru,Housers,Computershare,Equiniti,Link Asset,Share Save,
  Robinhood,Webull,Revolut Trading,eToro,Plus500,Avatrade,Pepperstone,Oanda,Capital.com`,
);

const CASHBACKS = named(
  `TopCashback,Quidco,JamDoughnut,Kidstart,Airtime Rewards,Cheddar,Everup,HyperJar Rewards,Complete Savings,Rakuten,Swagbucks,Checkpoints,Shopmium,
  CheckoutSmart,GreenJinn,Shoppix,Receipt Hog,Storewards,Snap My Eats,Amazon Shopper Panel,Honeygain,OhMyDosh,20cogs,Imutual,Maximiles,Shopback,
  Easyfundraising,Blue Light,Perkbox,Reward Gateway,BenefitHub,Vivup,Widilo,Igraal,Poulpeo,eBuyClub,Cashback World,Lyoness,MyWorld,Shoop,Getmore,
  Andasa,Aklamio,Payback,DeutschlandCard,Miles and More,Marktguru,Scondoo,Coupies,Link-O-Matic,Beruby,Letyshops,Cashbackdeals,Bestshopping,Buyon,
  Cashbackearners,Planetplus,Refunder,Letyshops PL,Dosh,Savvy Cashback,Zilch,Curve Cash,Plutus,Wirex,Supercard`,
);

/** They send people the money of claims; with a word of pay, or as the stated employer, they are employers. */
const INSURERS = named(
  `Simplyhealth,Simply Health,Westfield Health,Medicash,BHSF,Sovereign Health,Healthshield,Health Shield,Paycare,Benenden,WPA,Vitality,
  VitalityHealth,The Exeter,Denplan,Petplan,ManyPets,Bought By Many,Animal Friends,Agria,Everypaw,Tesco Pet,Napo,Waggel,Perfect Pet,Protectapet,VHI,
  Laya,Laya Healthcare,Irish Life Health,HSF,HSF Health Plan,Allianz Pet,Cuvva,By Miles,Wefox,Ottonova,Nexible,Barmenia,Debeka,DKV,Hallesche,
  Huk Coburg,Hansemerkur,Signal Iduna,Agila,Petolo,MGEN,Harmonie Mutuelle,Malakoff Humanis,AG2R,Matmut,MAAF,MACIF,MAIF,GMF,Swiss Life Prevoyance,
  April Sante,Santevet,Assur O Poil,Apivia,Adeslas,Asisa,Mutua Madrilena,Linea Directa,Verti,Unisalute,Metasalute,Previmedical,Faschim,Fasi,Fasdac,
  Sanarti,Medis,Multicare,Advancecare,Fidelidade,Tranquilidade,Ageas,PZU,Ergo Hestia,Compensa,Uniqa,Link4,Luxmed`,
);

const EXPENSE_TOOLS = named(
  `Pleo,Spendesk,Expensify,Soldo,Payhawk,Moss,Circula,Mobilexpense,Concur,SAP Concur,Expensein,Webexpenses,Rydoo,Zoho Expense,Emburse,Chrome River,Capture Expense,
  Selenity,Allocate Expenses,TripActions,Navan,Travelperk,Yokoy,Jenji,N2F,Expensya,Mooncard,Qonto Expense,Captio,Okticket,Tickelia,Payflow,Rexpense,Zucchetti Spese,
  Finom Expense,Divvy,Brex,Ramp,Airbase,Volopa,Equals Money,Caxton,Juni,Klippa,Declaree,Fyle,Happay,Swile,Edenred,Ticket Restaurant,Sodexo Pass`,
);

const BY_NAME: ReadonlyMap<string, Exclusion> = new Map([
  ...EXPENSE_TOOLS.map((name) => [name, "expenses"] as const),
  ...INSURERS.map((name) => [name, "refund"] as const),
  ...CASHBACKS.map((name) => [name, "interest_or_cash"] as const),
  ...INVESTMENTS.map((name) => [name, "sale"] as const),
  ...PLATFORMS.map((name) => [name, "sale"] as const),
  ...SAVINGS.map((name) => [name, "own_transfer"] as const),
  ...LENDERS.map((name) => [name, "loan"] as const),
  ...BOOKMAKERS.map((name) => [name, "gambling"] as const),
]);

/** They may follow any of the names. */
const BESIDE = new Set(
  `COM CO UK IE EU DE FR ES IT PT NET ORG GROUP EUROPE IRELAND INTERNATIONAL RACING BINGO GAMES CASINO ONLINE APP WITHDRAWAL WITHDRAWALS DEPOSIT WINNINGS
  PAYOUT PAYOUTS PAYMENT PAYMENTS CASHOUT TRANSFER SALE SALES PAID LIMITED LTD BANK BANKING SAVINGS SAVING ACCOUNT POT CARD SERVICES FINANCE
  FINANCIAL FINTECH TECHNOLOGIES WDL WDRL CASHBACK REWARDS REWARD PRIZE DRAW WIN CLM CLAIM CLAIMS DENTAL OPTICAL PHYSIO TREATMENT PROCEEDS REDEMPTION
  SHARES FUND FUNDS ISA INVEST INVESTMENTS INVESTING LOAN LOANS LENDING MONEY MARKETPLACE SOLD BUYER BUYBACK TRADEIN LOTTO LOTTERY SALDO CONTO CONTA
  CUENTA COMPTE KONTO DEPOT RISCATTO GEWINN GAIN VINCITA VENDITA VENTA VENTE VENDA VERKAUF ERLOS ZAHLUNG PAGAMENTO PAGO PAIEMENT VERSEMENT LIQUIDACION
  AUSZAHLUNG RETIRADA RESCATE RETIRO RESGATE RETRAIT PRELIEVO LEVANTAMENTO WYPLATA GMBH AG SA SARL SRL SPA UAB INC PLC SE NV BV`.split(
    /\s+/,
  ),
);

const isBeside = (word: string): boolean => BESIDE.has(word) || /^BET/.test(word) || /\d/.test(word);

const saidByWords = (words: readonly string[]): Exclusion | undefined => {
  for (let length = words.length; length > 0; length -= 1) {
    const found = BY_NAME.get(words.slice(0, length).join(" "));
    if (found) return found;
    if (!isBeside(words[length - 1] ?? "")) return undefined;
  }
  return undefined;
};

/** A number may be a reference, or a part of the name: `TRADING 212`, `GIMME5`. */
export const saidByBrand = (description: string): Exclusion | undefined =>
  saidByWords(plainPayerWords(description)) ??
  saidByWords(plainWords(withoutForm(description)).filter((word) => !isChannel(word)));
