// Made from schemas/meta/portal.schema.json by `npm run generate`.

/** The retailer's settings with their defaults. A partner's portal.json overrides single keys; the retailer's API may override them again when the portal starts. */
export interface Settings {
  /** The languages of the portal. */
  languages: {
    /** Languages a customer may choose, in the order of the selector. Each needs its folder in locales/. */
    offered: string[];
    /** Language of a customer who has not chosen one. */
    default: string;
    /** Languages that the retailer's staff reads. What the portal itself writes into a customer's message, such as the readings of a meter, is in the customer's language when it is one of them, else in `default`. */
    staff: string[];
    /** What the API calls a language whose code it does not know: with en-GB as en_US, texts of the API come in its English. */
    sentAs: Record<string, string>;
    /** Languages in which the retailer writes e-mails, letters and documents. With several, customers choose one in their profile where the API can store it (Ley 10/2025 7.2; Llei 22/2010 128-1). */
    letters: string[];
  };
  /** What customers can do. */
  features: {
    /** Kinds of contract the portal shows. With several, lists have tabs. */
    displayTypes: ('electricity' | 'gas' | 'multipoint')[];
    /** Change of the bank account of a contract. */
    ibanChange: {
      /** Customers may change the bank account of a contract. */
      enabled: boolean;
      /** The customer must attach at least one document. */
      attachments: boolean;
    };
    /** Change of the contracted power of an electricity contract. */
    powerChange: {
      /** Customers may request another contracted power. */
      enabled: boolean;
    };
    /** Change of the address to which letters go. */
    addressChange: {
      /** Customers may change the notification address of a contract. */
      enabled: boolean;
    };
    /** Change of the e-mail address and telephone of a contract. */
    contactChange: {
      /** Customers may change e-mail address and telephone of a contract. */
      enabled: boolean;
    };
    /** How invoices arrive: by e-mail or by post. */
    invoiceDelivery: {
      /** Customers may change how their invoices arrive. */
      enabled: boolean;
    };
    /** Official notifications by electronic means. */
    electronicNotification: {
      /** Customers may request electronic notification. */
      enabled: boolean;
    };
    /** Not sharing meter data with the register of supply points (SIPS). */
    sipsOptOut: {
      /** Customers may opt out of sharing their meter data. */
      enabled: boolean;
    };
    /** Options of a tariff that customers choose themselves. */
    tariffOptions: {
      /** Customers may choose the options of their tariff. */
      enabled: boolean;
      /** Options to choose, in the order of the screen. */
      offered: ('double-tariff' | 'happy-hours' | 'happy-day')[];
    };
    /** Virtual batteries: discounts shared between contracts. */
    virtualBattery: {
      /** Customers see their virtual batteries and manage them. */
      enabled: boolean;
      /** How the use of discounts is switched: by a toggle or from a list. */
      discountControl: 'toggle' | 'select';
    };
    /** The contract as a PDF document. */
    contractDocuments: {
      /** Customers may download their contracts. */
      enabled: boolean;
    };
    /** Consumption by the hour as a file. */
    reportDownload: {
      /** Customers may download hourly and quarter-hourly consumption. */
      enabled: boolean;
    };
    /** The invoice as a PDF document. */
    invoicePdf: {
      /** Customers may download invoices as PDF. */
      enabled: boolean;
    };
    /** The invoice as a digitally signed PDF document. */
    invoiceSignedPdf: {
      /** Customers may download signed PDF invoices. */
      enabled: boolean;
    };
    /** The hours that an invoice bills, as a CSV file. */
    invoiceCurveCsv: {
      /** Customers may download the hours of an invoice. */
      enabled: boolean;
    };
    /** The invoice as Facturae, a digitally signed XML file. */
    invoiceSignedXml: {
      /** Customers may download signed XML invoices. */
      enabled: boolean;
    };
    /** Payment of invoices by card. */
    onlinePayment: {
      /** Customers may pay invoices by card. */
      enabled: boolean;
    };
    /** Payment of all that is owed with one card. */
    payAllOverdue: {
      /** Customers may pay several invoices at once, where onlinePayment is on too. */
      enabled: boolean;
    };
    /** Promotional codes in contracting. */
    promotionalCode: {
      /** Visitors may enter a promotional code when they contract. */
      enabled: boolean;
    };
    /** Sending what was filled in of a contract step by step. */
    leads: {
      /** Each step of contracting is sent when it is done; otherwise all of it at the end. */
      enabled: boolean;
    };
    /** Pages and blocks that the retailer's server supplies. */
    serverElements: {
      /** Pages of the retailer and their blocks are shown. */
      enabled: boolean;
    };
    /** Requests to customer service and their answers. */
    requests: {
      /** Customers may open requests and follow them. */
      enabled: boolean;
    };
    /** Alerts on prices of the wholesale market (OMIP). */
    priceAlerts: {
      /** Customers may set alerts on wholesale prices. */
      enabled: boolean;
    };
    /** Change of the password. */
    passwordChange: {
      /** Customers may change their password. */
      enabled: boolean;
    };
    /** A new password for those who forgot theirs. */
    passwordRecovery: {
      /** Visitors may request a new password. */
      enabled: boolean;
    };
    /** Withdrawal from a contract within 14 days (TRLGDCU 102-108). */
    withdrawal: {
      /** The person who contracted may withdraw here, with a session or without. The law requires it of a retailer that contracts online (Directive 2023/2673). */
      enabled: boolean;
    };
    /** The state of a contracting by its reference (RD 88/2026 6.1.w). */
    contractingFollow: {
      /** People see how far their contracting is, without a session. */
      enabled: boolean;
    };
    /** Customers may make a formal claim from the contact page. */
    reclamATCContact: boolean;
    /** The contact form takes meter readings when its address says autolectures=true. */
    contactAutoReads: boolean;
    /** Coupons stand on the pages of contracts and invoices, where the flag coupons.coupon is on too. */
    enableCoupons: boolean;
  };
  /** The list of contracts. */
  contracts: {
    /** Page of the comparator of offers of the CNMC, which a contract leads to (RD 88/2026 30.1). Empty: none. */
    comparator: string;
    /** Contracts, requests or communications on a page until the customer chooses another size, where the document of the page names no size. Unit: contracts. */
    itemsPerPage: number;
    /** Show the column with the product (commercial name of the price list). */
    showProduct: boolean;
    /** Show the column with the contracted power. */
    showPower: boolean;
    /** Hide the search box over the list. */
    dontShowSearchFilter: boolean;
    /** Contracts on a page of the gas list; null: as many as itemsPerPage. Unit: contracts. */
    gasItemsPerPage: number | null;
    /** How long the search waits after the last key. Unit: ms. */
    searchDelayMs: number;
  };
  /** The list of invoices, its chart and the documents. */
  invoices: {
    /** Open PDF documents in a new tab instead of saving them. */
    downloadInNewTab: boolean;
    /** Invoices on a page until the customer chooses another size, where the document of the page names no size. Unit: invoices. */
    itemsPerPage: number;
    /** Invoices whose documents may be downloaded at once, in one zip. Unit: invoices. */
    maxDocuments: number;
    /** Invoices that one run of payAllOverdue takes, the oldest first. Unit: invoices. */
    maxPaid: number;
    /** The chart over the list. */
    chart: {
      /** Contracts that one bar shows separately; the others are shown as one. Unit: contracts. */
      maxContracts: number;
    };
  };
  /** Route a signed-in customer lands on: a name from locales/<language>/routes.json. */
  homepage: string;
  /** Largest file a customer may attach, in bytes. Unit: bytes. */
  fileUploadSizeLimit: number;
  /** Photos that customers attach. */
  photos: {
    /** A HEIC photo of an iPhone becomes a JPEG also in browsers that cannot decode it: they load libheif (LGPL-3.0, 3 MB, half of one packed), once such a photo is chosen. Off, only Safari converts them, and other browsers say how to send a JPEG. */
    heicDecoder: boolean;
  };
  /** Who the retailer is and how to reach it. */
  organization: {
    /** Name of the company. */
    name: string;
    /** Support phone, as it is shown. */
    phone: string;
    /** Phone of customer service for those who are not customers yet, as it is shown. */
    phone_crm: string;
    /** Hours in which the phone is answered: 09:00-18:00 is shown with its days in the customer's language, any other text as it is. */
    schedule: string;
    /** Days of the week of those hours: 1 is Monday, 7 Sunday. */
    scheduleDays: number[];
    /** Support e-mail address. */
    email: string;
    /** Registered name of the company (RD 88/2026 13.af; LSSI 10). Empty: not shown. */
    legalName: string;
    /** Tax id (NIF) of the company. Empty: not shown. */
    vat: string;
    /** Registered address of the company, on one line. Empty: not shown. */
    address: string;
    /** Telephone for claims that costs the caller nothing, as it is shown (RD 88/2026 13.af). Empty: not shown. */
    freePhone: string;
    /** Creditor identifier for direct debits (SEPA), with the check digits. Empty: mandates name none. */
    creditorId: string;
    /** Bodies that settle disputes out of court, in the order in which they are shown (RD 88/2026 6.1.ak; Ley 7/2017). */
    disputes: {
      /** Its name, as it calls itself. */
      name: string;
      /** Its page. */
      url: string;
    }[];
  };
  /** What the law requires of a retailer's portal. docs/law.md lists each obligation. */
  legal: {
    /** All that docs/law.md requires is filled in: what is missing then forbids publishing under --strict and is a warning otherwise. */
    complete: boolean;
  };
  /** Pages outside the portal, by name. They open in a new tab. One with a text frame.links.<name> stands at the foot of every page, unless an entry of `menus.footer` gives it a place. */
  links: Record<string, string>;
  /** In maintenance customers see a page that says so, and nothing else. */
  maintenance: {
    /** The portal is closed. */
    enabled: boolean;
    /** From when, as 2026-12-31T20:00:00Z; null: at once. */
    start: string | null;
    /** Until when, as 2026-12-31T20:00:00Z; null: until it is switched off. */
    end: string | null;
  };
  /** Sign-in through the retailer's identity provider (OpenID Connect). */
  oidc: {
    /** Customers sign in at the identity provider. */
    enabled: boolean;
    /** User and password still work beside the identity provider. */
    defaultLogin: boolean;
    /** Address of the identity provider. */
    issuer: string | null;
    /** Name under which the identity provider knows the portal. */
    clientId: string | null;
    /** Scopes that the portal requests from the identity provider. */
    scope: string;
  };
  /** Creating an account. */
  signUp: {
    /** Customers of the retailer may create an account. */
    enabled: boolean;
    /** The form requires a telephone. */
    phoneField: boolean;
    /** The form requires the number of an invoice. */
    invoiceNumberField: boolean;
    /** Delay after the last change before the draft is stored. Unit: ms. */
    draftDelayMs: number;
  };
  /** The portal as an app on the customer's device. */
  app: {
    /** Without a connection the browser shows a page that says so, with the telephone, and the next visit loads faster; switched off, browsers forget what they keep for it at the next visit. */
    offline: boolean;
  };
  /** How the portal looks. */
  brand: {
    /** Name in the header and in the title of the page. */
    name: string;
    /** Picture of the portal as an app and in the tab of the browser: an SVG, or a square PNG of at least 192 pixels, in schemas/brand/ (of a partner: schemas/partners/<partner>/brand/); null: the portal's sign in the brand's colours. Counts when the configuration is published. */
    icon: string | null;
    /** The logo: an SVG or PNG in schemas/brand/ (of a partner: schemas/partners/<partner>/brand/), published with the configuration, or its path on the portal's own server, which the check cannot see and the API may serve too; null: the name, with the portal's sign in the brand's colours. */
    logo: string | null;
    /** Typeface of all texts. figtree: the portal's own, which its server sends. system: the one of the customer's device. serif: a serif one of the customer's device. */
    font: 'figtree' | 'system' | 'serif';
    /** Colours that replace the portal's own, by token: primary, accent. */
    colors: Record<string, string>;
  };
  /** The page at the portal's first address. */
  home: {
    /** tabs: a page with groups of actions, for visitors too. homepage: no page of its own, it leads to the route of `homepage`. dashboard: it leads to the invoices. overview: a page with what matters to the customer now, for customers only. */
    type: 'homepage' | 'tabs' | 'dashboard' | 'overview';
    /** Welcomes visitors who are not signed in, with a link to sign in. */
    hero: boolean;
    /** Groups of actions of the page, in order. The text of a group is home.groups.<id> in locales/. */
    groups: HomeGroup[];
  };
  /** Routes that are closed, or open under further conditions, by name. A closed route does not exist: neither its menu entries nor its actions show. */
  routes: Record<string, {
    /** The route exists. */
    enabled?: boolean;
    /** Conditions that must all hold for the route to exist. */
    requires?: string[];
  }>;
  /** Consent that customers give before anything of third parties is loaded (cookies). */
  consent: {
    /** Version of the consent: a new one requires the consent of every customer again. Change it when a script or a purpose is added. */
    version: string;
    /** How long a choice counts, refusals too; the guide of the AEPD (2023) says at most 24. Unit: months. */
    months: number;
  };
  /** Scripts of third parties, loaded once the customer agrees, and never on payment pages. List their hosts in script-src of schemas/deployment.json. Without scripts the portal requests no consent. */
  scripts: ConsentedScript[];
  /** The accessibility statement (Decision (EU) 2018/1523, annex). Who answers and how stands in organization and support.answerDays. */
  accessibility: {
    /** Conformance with EN 301 549 and WCAG 2.2 AA. With an exception it is partial, whatever stands here. */
    conformance: 'full' | 'partial';
    /** What is known not to comply, in order, each with the criteria of WCAG that it fails. Each is a text accessibility.exceptions.<name>; one without a text is not shown. Payment is in the scope of the law: list what fails in its form too, also where the card platform makes it. */
    exceptions: string[];
    /** What is not accessible because it would be a disproportionate burden, as assessed in writing (Ley 11/2023). Names of texts, as in exceptions. */
    burden: string[];
    /** What is not accessible and outside the scope of the law (Directive (EU) 2019/882, 2.4). Names of texts, as in exceptions. */
    outside: string[];
    /** Who assessed it: self is the retailer, external an independent body. */
    assessedBy: 'self' | 'external';
    /** Day on which the statement was prepared, as 2026-12-31. */
    prepared: string;
    /** Day on which it was last reviewed, after an assessment, as 2026-12-31. */
    reviewed: string;
    /** To whom one complains when the retailer's answer does not help. */
    authority: {
      /** Name of the body; left empty, nothing is said of one. */
      name: string;
      /** Its postal address, in one line; left empty, none is shown. */
      address: string;
      /** Its page, which must begin with https://; left empty, only the name is shown. */
      link: string;
    };
  };
  /** Notices of the retailer beside a page or in a line above it, by the name of its route: the code by which the retailer's API has the notice. Where there is none under that code, nothing shows. */
  banners: Record<string, string>;
  /** Settings that take another value for a time, in open pages too. It stands above defaults, partner and served settings; where two entries set the same setting, the later one in the list counts. */
  schedule: ScheduledSetting[];
  /** How often an open page looks for a new version of the configuration and for other settings of the retailer. It also looks when it shows again. Unit: minutes. */
  refreshMinutes: number;
  /** How the retailer's API answers. */
  api: {
    /** Whose local time a time without an offset is. Every time should have its offset. */
    localTime: 'peninsula' | 'canary-islands';
    /** Calls carry the header traceparent (W3C Trace Context), with one identifier for a visit that reports of failures have too. An API at another origin must allow the header (CORS). */
    traceparent: boolean;
  };
  /** Pages that search engines may list; each is written as HTML of its own when the configuration is published. */
  listedPages: ListedPage[];
  /** Entries of the menus, in order. */
  menus: {
    /** Main menu. */
    sidebar: MenuEntry[];
    /** Menu of those who are not signed in. */
    visitor: MenuEntry[];
    /** Menu under the customer's name. */
    profile: MenuEntry[];
    /** Links at the foot of every page. */
    footer: MenuEntry[];
  };
  /** Payment of invoices. */
  payment: {
    /** Card platform. */
    provider: 'stripe';
    /** Page where customers pay online; null: the portal's own list of invoices. Its host must be one of hosts. */
    url: string | null;
    /** Hosts that url may lead to. */
    hosts: string[];
    /** Path of the card platform's script on this site, for a stand-in as the sandbox's, whose test cards are then shown; null: Stripe's own. */
    script: string | null;
  };
  /** Change of contracted power. */
  powerChange: {
    /** What the distributor charges, without VAT (Orden ITC/3519/2009 and Real Decreto 1048/2013). Shown with two decimals. */
    costs: {
      /** Rights of hookup, for any change. Unit: €. */
      hookup: number;
      /** Rights of access, for each kW more. Unit: €/kW. */
      access: number;
      /** Rights of extension, for each kW more that the supply did not have before. Unit: €/kW. */
      extension: number;
    };
    /** Years during which power that the supply had before pays no rights of extension. Unit: years. */
    heldYears: number;
  };
  /** Taxes that the portal explains. Where the server gives a tax, the server's is shown. */
  taxes: {
    /** Tax on sales of the territory that is supplied, by which texts name it: IVA (vat) on the mainland and the Balearic Islands, IGIC in the Canary Islands, IPSI in Ceuta and Melilla. The rates of `vat`, `vatElectricity` and `vatGas` are those of this tax. */
    sales: 'vat' | 'igic' | 'ipsi';
    /** VAT on what the distributor charges for a change: each rate with its first day, oldest first. */
    vat: {
      /** First day on which it holds, as 2012-09-01. */
      from: string;
      /** Rate. Unit: %. */
      rate: number;
    }[];
    /** Special electricity tax: each rate with its first day, oldest first. */
    specialElectricity: {
      /** First day on which it holds, as 2024-07-01. */
      from: string;
      /** Rate. Unit: %. */
      rate: number;
    }[];
    /** VAT on a supply of electricity (Ley 37/1992, art. 90; 21 % since Real Decreto-ley 20/2012): each rate with its first day, oldest first. A rate that the law lowers for a time is an entry, and the return to the usual one another. */
    vatElectricity: {
      /** First day on which it holds, as 2012-09-01. */
      from: string;
      /** Rate. Unit: %. */
      rate: number;
    }[];
    /** VAT on a supply of gas (the same articles): each rate with its first day, oldest first. */
    vatGas: {
      /** First day on which it holds, as 2012-09-01. */
      from: string;
      /** Rate. Unit: %. */
      rate: number;
    }[];
    /** Tax on hydrocarbons for gas burnt in homes (Ley 38/1992, art. 50.1; 0.65 €/GJ since Ley 15/2012): each rate with its first day, oldest first. */
    hydrocarbons: {
      /** First day on which it holds, as 2013-01-01. */
      from: string;
      /** Rate. Unit: €/MWh. */
      rate: number;
    }[];
  };
  /** What a new password must hold. */
  passwordPolicy: {
    /** Shortest password. Unit: characters. */
    minLength: number;
    /** A lower-case letter. */
    lowercase: boolean;
    /** An upper-case letter. */
    uppercase: boolean;
    /** A digit. */
    digit: boolean;
    /** A character that is neither letter nor digit nor space. */
    symbol: boolean;
  };
  /** Telephones that customers type. */
  phone: {
    /** Fewest characters. Unit: characters. */
    minLength: number;
    /** Most characters, by use. */
    maxLength: {
      /** Most characters that may be typed: creating an account. Unit: characters. */
      signUp: number;
      /** Most characters that may be typed: contracting. Unit: characters. */
      contracting: number;
      /** Most characters that may be typed: request for a call. Unit: characters. */
      leadContact: number;
      /** Most characters that may be typed: telephone to write or call to about a contract. Unit: characters. */
      contact: number;
      /** Most characters that may be typed: change of power. Unit: characters. */
      powerChange: number;
    };
  };
  /** How many files customers attach, by use. */
  files: {
    /** Where nothing else is said. */
    usual: {
      /** At least so many. Unit: files. */
      min: number;
      /** At most so many. Unit: files. */
      max: number;
    };
    /** Message to customer service. */
    contact: {
      /** At least so many. Unit: files. */
      min: number;
      /** At most so many. Unit: files. */
      max: number;
    };
    /** Last invoice of a supply, in contracting. */
    invoice: {
      /** At least so many. Unit: files. */
      min: number;
      /** At most so many. Unit: files. */
      max: number;
    };
    /** Photos of the identity document. */
    identity: {
      /** At least so many. Unit: files. */
      min: number;
      /** At most so many. Unit: files. */
      max: number;
    };
    /** Documents of a company. */
    company: {
      /** At least so many. Unit: files. */
      min: number;
      /** At most so many. Unit: files. */
      max: number;
    };
    /** Documents of a self-consumption installation. */
    selfConsumption: {
      /** At least so many. Unit: files. */
      min: number;
      /** At most so many. Unit: files. */
      max: number;
    };
  };
  /** Contracting by new customers. */
  contractation: {
    /** Electricity alone. */
    electricity: {
      /** Visitors may contract electricity. */
      enabled: boolean;
    };
    /** Gas alone. */
    gas: {
      /** Visitors may contract gas. */
      enabled: boolean;
    };
    /** Electricity and gas together. */
    dual: {
      /** Visitors may contract both together. */
      enabled: boolean;
      /** Gas cannot be left out. */
      gasRequired: boolean;
    };
    /** Only those who are signed in may contract. */
    authenticate: boolean;
    /** Companies leave their data and are called; no contract is made here. */
    businessHalt: boolean;
    /** Companies cannot contract here. */
    restrictCompanyVAT: boolean;
    /** The last invoice must be attached where the supply is active. */
    invoiceRequired: boolean;
    /** Steps are sent before the confirmation only where the visitor agrees to be called; without it all is sent at the end. */
    requireLeadConsent: boolean;
    /** Whether the owner changes must be said where the supply is active. */
    requireMarkChangeOwner: boolean;
    /** The previous supplier must be named where the supply is active. */
    requirePreviousSupplier: boolean;
    /** The e-mail address must be given. */
    requireEmail: boolean;
    /** The language of letters must be chosen. */
    commsLanguage: boolean;
    /** The identity document in the step of the person, and its check before the visitor goes on: required, optional (checked where one is attached) or off. true is required, false is off. The law wants one only where it is needed (RD 88/2026, art. 13.ah.1). */
    checkIdentity: 'required' | 'optional' | 'off' | true | false;
    /** How long the identity document is stored, as the step says. Unit: months. */
    identityMonths: number;
    /** The retailer checks for debts in files of solvency before the visitor goes on. The step says so (LOPDGDD, art. 20.1.f). */
    checkMorosity: boolean;
    /** Names of the files of debts that are consulted, as the step and a refusal name them. */
    solvencyFiles: string[];
    /** The visitor must also authorise that check with a box. The law does not want it: it is information. */
    requireMorosityConsent: boolean;
    /** Self-consumption (solar panels). */
    selfconsumption: {
      /** Visitors may say that they have an installation. */
      enabled: boolean;
      /** Its documents must be attached. */
      requireDocumentation: boolean;
      /** Code of a supply without self-consumption. */
      noneCode: string;
      /** Code when a visitor says that there is an installation and the supply point has none. */
      usualCode: string;
    };
    /** Above this power in P1 or P2 all six powers are required. Unit: kW. */
    powerThreshold: number;
    /** Working days within which the contract is sent, or a company on halt is called. Unit: days. */
    answerDays: number;
    /** The day on which a supply starts, where the customer chooses it. */
    start: {
      /** Working days that it takes at most until a supply can start (RD 88/2026 18.1: ten for a change of supplier). Holidays are not left out. Unit: days. */
      workingDays: number;
      /** Days up to the latest day that may be chosen. Unit: days. */
      latestDays: number;
    };
    /** The customer signs the contract after ordering it, and owes nothing before. Where not, ordering is contracting: the button says that it obliges to pay (TRLGDCU 98.2). */
    signature: boolean;
    /** Contracting begins with a light step that shows what a home like the visitor's pays a month, before the CUPS, a file or personal data are required. */
    estimateFirst: boolean;
    /** Assumptions for the monthly price on product cards, where the data of the supply point are not known. */
    estimate: {
      /** Home that is supposed until the visitor says another. */
      home: 'small' | 'medium' | 'large';
      /** Electricity that a home uses in a year. Supposed by us around the consumption of an average home; change it to what your own customers use. */
      electricity: {
        /** One or two people. Unit: kWh. */
        small: number;
        /** Three or four. Unit: kWh. */
        medium: number;
        /** Five or more. Unit: kWh. */
        large: number;
      };
      /** Gas that a home uses in a year, heating included. Supposed by us; change it to what your own customers use. */
      gas: {
        /** One or two people. Unit: kWh. */
        small: number;
        /** Three or four. Unit: kWh. */
        medium: number;
        /** Five or more. Unit: kWh. */
        large: number;
      };
      /** How the electricity of a home falls on the periods P1, P2 and P3 of the tariff 2.0TD. Supposed by us. Unit: %. */
      periodShares: number[];
      /** How the electricity of a supply with six periods (3.0TD and above) falls on P1 to P6. Supposed by us: the hours that each period has in a year on the peninsula (CNMC, Circular 3/2020), those of working days from 8 to 24 counted one and a half times; change it to what your own customers use. Unit: %. */
      sixPeriodShares: number[];
      /** Power contracted in every period, before the CUPS is known. Unit: kW. */
      power: number;
      /** The retailer's number of the access tariff of homes (2.0TD), before the CUPS is known. */
      accessTariff: number;
      /** The retailer's number of the access tariff of gas (RL.1 up to 5000 kWh a year, RL.2 up to 15000) of a home, before the CUPS is known. */
      gasAccessTariff: {
        /** One or two people. */
        small: number;
        /** Three or four. */
        medium: number;
        /** Five or more. */
        large: number;
      };
      /** Rent of the meter of electricity in a month, before taxes (Orden ITC/3860/2007: 0.81 € with remote reading, one phase). 0 leaves it out. Unit: €. */
      meter: number;
      /** Rent of the meter of gas in a month, before taxes, as your bills charge it. 0 leaves it out. Unit: €. */
      gasMeter: number;
      /** What each supply of electricity pays to finance the bono social, before taxes, as your bills charge it (Real Decreto-ley 6/2022; the amount is fixed by order each year). 0 leaves it out. Unit: €/day. */
      socialDiscount: number;
      /** How far the energy of a product that follows the market may lie from its mean of the last year, for the range of its estimate. Supposed by us; change it to what the market did. */
      market: {
        /** Below the mean. Unit: %. */
        lower: number;
        /** Above the mean. Unit: %. */
        higher: number;
      };
    };
    /** What a household with the bono social reads before it contracts, as the free market ends it (RD 88/2026, art. 28.9). */
    socialBonus: {
      /** Highest contracted power of a supply that may have the bono social and the regulated price PVPC (RD 897/2017, art. 3). Unit: kW. */
      maxPower: number;
      /** Discount of a vulnerable household. It is fixed by decree and changes: check it. Unit: %. */
      discount: number;
      /** Discount of a severely vulnerable household. Unit: %. */
      severeDiscount: number;
      /** Electricity of a year that has the discount, by the size of the home (RD 897/2017, annex I). */
      limits: {
        /** One or two people. Unit: kWh. */
        small: number;
        /** Three or four. Unit: kWh. */
        medium: number;
        /** Five or more. Unit: kWh. */
        large: number;
      };
      /** Mean price of the PVPC in the last year, before taxes, with which the discount of a year is computed. Without both figures it is said that it cannot be computed. */
      regulated: {
        /** Power of both periods together; null: not known. Unit: €/kW and year. */
        power: number | null;
        /** Energy, all hours; null: not known. Unit: €/kWh. */
        energy: number | null;
      };
    };
    /** Economic activity of homes (CNAE). */
    homeCnae: {
      /** The retailer's number of it. */
      id: number;
    };
  };
  /** Products that the API offers, in the order in which customers see them: as cards, when two are compared, and beside a compared bill. Products that are not named follow, as the API has them. Their texts are products.<supply>.<id> in locales/. */
  products: {
    /** Products of electricity, the first one first. */
    electricity: Product[];
    /** Products of gas, the first one first. */
    gas: Product[];
  };
  /** Requests that the portal makes while a form is filled in. */
  lookups: {
    /** How long an answer is used again. Unit: minutes. */
    keepMinutes: number;
    /** How long a postal code rests before its towns are looked up. Unit: ms. */
    postalCodeDelayMs: number;
  };
  /** Comparing one's own invoice with the retailer's prices. */
  comparator: {
    /** The comparator of electricity is open, and that of gas where gas is shown. */
    enabled: boolean;
    /** Ways to compare, the first is chosen at the start. */
    modes: ('auto' | 'manual')[];
    /** Access tariffs (part of the name) with consumption in P2 and P3. */
    threePeriods: string[];
    /** Access tariffs (part of the name) with consumption in P4 to P6. */
    sixPeriods: string[];
    /** A comparison is shown only once the visitor left how to be called. */
    resultNeedsContact: boolean;
  };
  /** Estimate of the power that a home needs. */
  powerCalculator: {
    /** The calculator is open. */
    enabled: boolean;
    /** Share of the appliances that are on at the same time, to choose from: few, some, many. */
    simultaneity: number[];
    /** Share that is chosen at the start. */
    usualSimultaneity: number;
    /** The power that a home needs is shown only once the visitor left how to be called. */
    resultNeedsContact: boolean;
    /** Steps in which power is contracted, in rising order (normalised powers of the resolution of 8 September 2006, single phase). Unit: kW. */
    standardPowers: number[];
    /** What one kW of contracted power costs, all periods together and taxes included, for the estimate of what the present power costs more. Unit: €/kW and year. */
    powerPrice: number;
    /** Appliances to choose from, in the order of the screen. Power of one: (base + quantity x power x 100 x coefficient) rounded, / 100. */
    appliances: {
      /** Name, and key of its text. */
      id: string;
      /** Power of one, or of each size to choose from. Unit: kW. */
      powers: number[];
      /** Sizes to choose from, in the order of powers. Unit: l. */
      litres?: number[];
      /** A home may have several. */
      multiple?: boolean;
      /** Power beside what depends on area and coefficient, in the formula's own unit: 10 are 0.1 kW. Unit: 0.01 kW. */
      base?: number;
      /** Its power is for each square metre. */
      byArea?: boolean;
      /** Its power is taken times the share of appliances that are on. */
      bySimultaneity?: boolean;
    }[];
  };
  /** Request to be called. */
  leadContact: {
    /** Hours to choose from. */
    hours: ('9-13h' | '13-15h' | '15-19h' | '19-21h')[];
  };
  /** Newsletters. */
  newsletter: {
    /** The page of newsletters is open. */
    enabled: boolean;
    /** The e-mail address of a subscriber cannot be changed. */
    disableMailEdition: boolean;
    /** How long an e-mail address that is being typed rests before the newsletters are listed for it. Unit: ms. */
    listDelayMs: number;
  };
  /** Customer service. */
  support: {
    /** Category of a message with meter readings. */
    autoReadsCategory: number;
    /** How long an answer takes at most (Ley 10/2025 17). A number alone, as in earlier versions, is `usual`. */
    answerDays: {
      /** Working days until a message, or a claim about anything else, is answered (Ley 10/2025 17.1: 15). `support.answerDays` as a number is this. Unit: working days. */
      usual: number;
      /** Days until a claim about bills is answered (Ley 10/2025 17.2: 5). `support.claimKinds.billing` names these claims. Unit: days. */
      billing: number;
      /** Hours until a customer without supply is informed (Ley 10/2025 17.3: 2). `support.claimKinds.outage` names these claims. Unit: hours. */
      outage: number;
    };
    /** Telephones of the retailer that are answered day and night (Ley 10/2025 14.2). The distributor's is shown beside them. */
    emergency: {
      /** Without supply of electricity, as it is shown. Empty: not shown. */
      electricity: string;
      /** With a smell of gas or without supply of gas, as it is shown. Empty: not shown. */
      gas: string;
    };
    /** Which claims are answered sooner than others. */
    claimKinds: {
      /** Claims about bills: codes of types of listClaimTypes (`02`), or of one subtype of a type (`02/036`), which counts before its type. */
      billing: string[];
      /** Claims about a supply that is cut, likewise. */
      outage: string[];
    };
  };
  /** Virtual batteries. */
  batteries: {
    /** Charges at which the picture of a battery changes. Unit: %. */
    iconSteps: number[];
  };
  /** Charts of consumption. */
  consumption: {
    /** Months that a chart shows at the start. Unit: months. */
    monthsShown: number;
  };
  /** Help with the phone number, at the edge of the page. */
  helpDialog: {
    /** It is offered. */
    enabled: boolean;
    /** In contracting it begins closed. */
    collapsed: boolean;
    /** Questions and answers, in order. */
    topics: HelpTopic[];
  };
  /** The head of every page. */
  header: {
    /** Customers may change the language. */
    languageSelector: boolean;
    /** The menu under the customer's name is shown. */
    profileMenu: boolean;
  };
  /** How the main menu is laid out. */
  sidebar: {
    /** Its entries stand under the headings of their groups. */
    groups: boolean;
  };
  /** Messages that something was done. */
  notifications: {
    /** A message of success goes after so long; errors stay until they are dismissed. Unit: ms. */
    hideMs: number;
  };
  /** Explanations that open at a touch. */
  tooltips: {
    /** How long one stays open after a touch. Unit: ms. */
    touchMs: number;
  };
  /** How fast the portal is for customers: a share of the visits is measured (Web Vitals) once the customer agreed to statistics, and sent without personal data. */
  webVitals: {
    /** Visits are measured. */
    enabled: boolean;
    /** Address that receives each visit as JSON: a path of this site, or one that begins with https://. */
    address: string | null;
    /** Share of the visits that is measured. */
    sampleRate: number;
  };
  /** Reporting of faults to a service of the retailer. */
  sentry: {
    /** Faults are reported. */
    enabled: boolean;
    /** Address of the service. */
    dsn: string | null;
    /** Name under which they are reported. */
    environment: string;
    /** Share of the faults that is reported. */
    sampleRate: number;
  };
}

/** One setting, its other value, and when. */
export interface ScheduledSetting {
  /** The setting by its keys with dots between them: features.ibanChange.enabled. */
  set: string;
  /** The value that it has meanwhile. */
  to: unknown;
  /** From when, with the time zone: 2026-11-27T20:00:00+01:00; null or left out: from ever. */
  from?: string | null;
  /** Until when, likewise; null or left out: for ever. */
  until?: string | null;
}

/** Some actions under one heading. */
export interface HomeGroup {
  /** Name of the group: its text is home.groups.<id>. */
  id: string;
  /** Conditions that must all hold; otherwise the group is not there. */
  when?: string[];
  /** The actions, in order. One that leads nowhere now is left out, and a group without actions too. */
  actions: HomeAction[];
  /** From when it is there, with the time zone: 2026-12-01T00:00:00+01:00; null or left out: from ever. */
  from?: string | null;
  /** Until when it is there, likewise; null or left out: for ever. */
  until?: string | null;
}

/** One thing to do. It leads to the first that there is of: link, dialog, action, route. */
export interface HomeAction {
  /** Name of the action: its texts are home.actions.<id>.title and .body. */
  id: string;
  /** The sign on its card. */
  icon?: 'bank' | 'bolt' | 'calendar' | 'chart' | 'document' | 'download' | 'external' | 'flame' | 'home' | 'invoice' | 'mail' | 'person' | 'phone' | 'pin' | 'search' | 'shield';
  /** A page of the portal: a name from locales/<language>/routes.json. */
  route?: string;
  /** A dialog of a contract's page, by its form: the customer chooses the contract, and its page opens the dialog. A customer with only one eligible contract is taken straight there. */
  dialog?: string;
  /** What a contract's page does by itself, once the customer chose the contract: download saves its document, consumption goes to its consumption by hours, invoices goes to its invoices and lets pick those to download. */
  action?: 'download' | 'consumption' | 'invoices';
  /** A page outside the portal, in a new tab: a name from `links`, or `payment` for `payment.url` if its host is one of `payment.hosts`. Without such a page the dialog, the action or the route counts. */
  link?: string;
  /** Conditions that must all hold; otherwise the action is not there. */
  when?: string[];
  /** Conditions that must all hold; otherwise the action cannot be used and says why. */
  requires?: string[];
  /** From when it is there, with the time zone: 2026-12-01T00:00:00+01:00; null or left out: from ever. */
  from?: string | null;
  /** Until when it is there, likewise; null or left out: for ever. */
  until?: string | null;
}

/** One script of others. What it is for: consent.scripts.<id> in locales/. */
export interface ConsentedScript {
  /** Its name, and key of its text. */
  id: string;
  /** What the customer agrees to. */
  category: 'preferences' | 'statistics' | 'marketing';
  /** Its address: on this site, or with https. */
  src: string;
  /** Hash without which the browser does not run it, for one that never changes. */
  integrity?: string;
  /** Who provides it, as the customer reads it. */
  provider: string;
  /** How long what it stores stays at most; 0: until the browser is closed. Unit: months. */
  months: number;
  /** Cookies and other things that it stores: names, or beginnings of names with * at the end. They are erased when the customer withdraws. */
  cookies?: string[];
  /** It is the chat: where it does not come, the foot of the page says so, with the telephone. */
  chat?: boolean;
}

/** One page that search engines may list. Its texts are pages.<route> in locales/: title, description, heading, intro. */
export interface ListedPage {
  /** A page without parameters in its path: a name from locales/<language>/routes.json. */
  route: string;
  /** Conditions that must all hold for the page to be listed; only settings are known to them. */
  requires?: string[];
}

/** One question of the help. Its texts are help.topics.<id>: question, answer, and words that people use for it in a search. */
export interface HelpTopic {
  /** Name of the question: its texts are help.topics.<id>. */
  id: string;
  /** Page where it is done: a name from locales/<language>/routes.json. */
  route?: string;
  /** Conditions that must all hold for the question to be shown. */
  requires?: string[];
}

/** One product of the API. */
export interface Product {
  /** The API's number of it: `id` in its lists of products. */
  id: number;
  /** Page with its conditions instead of the one that the API serves: a name from `links`. */
  terms?: string;
  /** What the contract of it says beside its prices (RD 88/2026 28.3), where the API does not serve it. */
  contract?: {
    /** `fixed` while the contract lasts, `indexed` to the market, `regulated` by the authorities. */
    price: 'fixed' | 'indexed' | 'regulated';
    /** Duration; null without an end. Unit: months. */
    months: number | null;
    /** At the end of the duration it `renews` for as long again unless the customer objects, or `ends`. */
    renewal: 'renews' | 'ends';
    /** Notice with which a customer may leave; 0 at any moment. Unit: days. */
    noticeDays: number;
    /** Greatest charge for leaving before the first renewal, of the price of the energy left to be supplied; only of a fixed price with a duration (RD 88/2026 28.5). Unit: %. */
    penaltyPercent: number;
    /** When the price may change: `none` while the contract lasts, `yearly`, with the `market`, or when the `regulator` sets another. */
    revision: 'none' | 'yearly' | 'market' | 'regulator';
  };
}

/** One entry of a menu: a page of the portal (`route`), or one outside (`link`). Its text is frame.routes.<route> or frame.links.<link> in locales/. */
export interface MenuEntry {
  /** Where it leads: a name from locales/<language>/routes.json. */
  route?: string;
  /** A page outside the portal, in a new tab: a name from `links`. Without an address there the entry is not shown. */
  link?: string;
  /** The sign before its text, in the menus that have signs; usually that of its page. */
  icon?: 'bank' | 'bolt' | 'calendar' | 'chart' | 'document' | 'download' | 'external' | 'flame' | 'home' | 'invoice' | 'mail' | 'person' | 'phone' | 'pin' | 'search' | 'shield';
  /** Group that it belongs to where `sidebar.groups` is on; the text of the group is frame.groups.<group>. */
  group?: string;
  /** Conditions that must all hold for the entry to be shown. */
  requires?: string[];
  /** From when it is there, with the time zone: 2026-12-01T00:00:00+01:00; null or left out: from ever. */
  from?: string | null;
  /** Until when it is there, likewise; null or left out: for ever. */
  until?: string | null;
}
