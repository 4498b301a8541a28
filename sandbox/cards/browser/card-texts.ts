const spanish = {
  frame: 'Datos de la tarjeta',
  number: 'Número de tarjeta',
  expiry: 'Caducidad',
  cvc: 'Código de seguridad',
  expiryExample: 'MM / AA',
  cvcExample: 'CVC',
  challenge: 'Autenticación del pago',
  challengeIntro: 'Su banco quiere comprobar que es usted quien paga.',
  amount: 'Importe',
  concept: 'Concepto',
  accept: 'Autorizar el pago',
  refuse: 'Rechazar',
  close: 'Cerrar sin pagar',
  leave: '¿Cerrar sin pagar?',
  leaveIntro: 'El pago no se hará y no se cobrará nada.',
  stay: 'Seguir con el pago',
  leaveNow: 'Sí, cerrar',
  tooLate: 'Este pago ya no se puede autorizar.',
  demo: 'Banco de demostración: no se cobra nada.',
  unknown: 'Algo ha ido mal. Vuelva a intentarlo.',
  errors: {
    incomplete_number: 'El número de la tarjeta está incompleto.',
    invalid_number: 'El número de la tarjeta no es válido.',
    incorrect_number: 'El número de la tarjeta no es correcto.',
    incomplete_expiry: 'La fecha de caducidad está incompleta.',
    invalid_expiry_month: 'El mes de caducidad no es válido.',
    invalid_expiry_year: 'El año de caducidad no es válido.',
    incomplete_cvc: 'Falta el código de seguridad.',
    invalid_cvc: 'El código de seguridad no es válido.',
    payment_intent_authentication_failure:
      'No se ha podido autenticar el pago. Elija otra tarjeta o vuelva a intentarlo.',
    payment_intent_unexpected_state: 'Este pago ya no se puede autenticar.',
    resource_missing: 'Este pago no existe.',
    api_connection_error: 'No hay conexión con la plataforma de pago.',
  } as Record<string, string>,
};

export type CardTexts = typeof spanish;

const catalan: CardTexts = {
  frame: 'Dades de la targeta',
  number: 'Número de targeta',
  expiry: 'Caducitat',
  cvc: 'Codi de seguretat',
  expiryExample: 'MM / AA',
  cvcExample: 'CVC',
  challenge: 'Autenticació del pagament',
  challengeIntro: 'El seu banc vol comprovar que és vostè qui paga.',
  amount: 'Import',
  concept: 'Concepte',
  accept: 'Autoritzar el pagament',
  refuse: 'Rebutjar',
  close: 'Tancar sense pagar',
  leave: 'Vol tancar sense pagar?',
  leaveIntro: 'El pagament no es farà i no es cobrarà res.',
  stay: 'Continuar amb el pagament',
  leaveNow: 'Sí, tancar',
  tooLate: 'Aquest pagament ja no es pot autoritzar.',
  demo: 'Banc de demostració: no es cobra res.',
  unknown: 'Alguna cosa ha anat malament. Torni-ho a provar.',
  errors: {
    incomplete_number: 'El número de la targeta és incomplet.',
    invalid_number: 'El número de la targeta no és vàlid.',
    incorrect_number: 'El número de la targeta no és correcte.',
    incomplete_expiry: 'La data de caducitat és incompleta.',
    invalid_expiry_month: 'El mes de caducitat no és vàlid.',
    invalid_expiry_year: "L'any de caducitat no és vàlid.",
    incomplete_cvc: 'Falta el codi de seguretat.',
    invalid_cvc: 'El codi de seguretat no és vàlid.',
    payment_intent_authentication_failure:
      "No s'ha pogut autenticar el pagament. Triï una altra targeta o torni-ho a provar.",
    payment_intent_unexpected_state: 'Aquest pagament ja no es pot autenticar.',
    resource_missing: 'Aquest pagament no existeix.',
    api_connection_error: 'No hi ha connexió amb la plataforma de pagament.',
  },
};

const english: CardTexts = {
  frame: 'Card details',
  number: 'Card number',
  expiry: 'Expiry date',
  cvc: 'Security code',
  expiryExample: 'MM / YY',
  cvcExample: 'CVC',
  challenge: 'Payment authentication',
  challengeIntro: 'Your bank wants to make sure that it is you who pays.',
  amount: 'Amount',
  concept: 'Concept',
  accept: 'Authorise the payment',
  refuse: 'Refuse',
  close: 'Close without paying',
  leave: 'Close without paying?',
  leaveIntro: 'The payment will not be made and nothing will be charged.',
  stay: 'Continue with the payment',
  leaveNow: 'Yes, close',
  tooLate: 'This payment can no longer be authorised.',
  demo: 'Demonstration bank: nothing is charged.',
  unknown: 'Something went wrong. Try again.',
  errors: {
    incomplete_number: 'Your card number is incomplete.',
    invalid_number: 'Your card number is not valid.',
    incorrect_number: 'Your card number is incorrect.',
    incomplete_expiry: "Your card's expiry date is incomplete.",
    invalid_expiry_month: "Your card's expiry month is not valid.",
    invalid_expiry_year: "Your card's expiry year is not valid.",
    incomplete_cvc: 'The security code is missing.',
    invalid_cvc: 'The security code is not valid.',
    payment_intent_authentication_failure:
      'The payment could not be authenticated. Choose another card or try again.',
    payment_intent_unexpected_state: 'This payment can no longer be authenticated.',
    resource_missing: 'This payment does not exist.',
    api_connection_error: 'The payment platform cannot be reached.',
  },
};

const LANGUAGES = { es: spanish, ca: catalan, en: english };
export type CardLanguage = keyof typeof LANGUAGES;

/** The language of a locale (`ca`, `es-ES`, `auto` for the browser's); English for any other. */
export function languageOf(locale: string | undefined): CardLanguage {
  const wanted = locale && locale !== 'auto' ? locale : navigator.language;
  const [language = ''] = wanted.toLowerCase().split('-');
  return language in LANGUAGES ? (language as CardLanguage) : 'en';
}

export function cardTexts(language: CardLanguage): CardTexts {
  return LANGUAGES[language];
}

/** Message for an error code. */
export function errorText(code: string | undefined, language: CardLanguage): string {
  const texts = LANGUAGES[language];
  return texts.errors[code ?? ''] ?? texts.unknown;
}
