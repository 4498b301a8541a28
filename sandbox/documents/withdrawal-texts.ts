import { inLanguage } from '#sandbox/in-language.ts';

const spanish = {
  locale: 'es-ES',
  title: 'Justificante de desistimiento',
  fileName: 'desistimiento',
  withdrawal: 'Desistimiento',
  number: 'Número',
  received: 'Recibido',
  by: 'Quien desiste',
  statement: 'Comunica que desiste del contrato de suministro que se indica.',
  contract: 'Contrato',
  supply: 'Dirección del suministro',
  next: 'Qué pasa ahora',
  order_cancelled:
    'El contrato queda sin efecto desde la fecha de este justificante. El suministro no había empezado: no tiene que pagar nada.',
  supply_settled:
    'El contrato queda sin efecto desde la fecha de este justificante. El suministro ya había empezado: si usted pidió que empezara dentro de los 14 días, le cobraremos solo lo consumido hasta hoy; si no lo pidió, nada. Lo que haya pagado de más se lo devolvemos en 14 días naturales como máximo.',
  company: 'Empresa',
  companyName: 'Nombre',
  vat: 'NIF',
  address: 'Dirección',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  law: 'Artículos 102 a 108 del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios.',
  form: {
    title: 'Formulario de desistimiento',
    fileName: 'formulario-de-desistimiento',
    note: 'Solo debe rellenar y enviar este formulario si desea desistir del contrato.',
    to: 'A la atención de',
    statement:
      'Por la presente le comunico/comunicamos (*) que desisto de mi/desistimos de nuestro (*) contrato de prestación del siguiente servicio: suministro de electricidad / de gas (*)',
    fields: [
      'Contratado el',
      'Número del contrato o referencia',
      'CUPS',
      'Nombre de quien contrató',
      'Domicilio de quien contrató',
      'Firma (solo si el formulario se presenta en papel)',
      'Fecha',
    ],
    heading: 'Datos',
    footer:
      '(*) Táchese lo que no proceda. Modelo del anexo, parte B, del texto refundido de la Ley General para la Defensa de los Consumidores y Usuarios.',
  },
};

export type WithdrawalTexts = typeof spanish;

const catalan: WithdrawalTexts = {
  locale: 'ca-ES',
  title: 'Justificant de desistiment',
  fileName: 'desistiment',
  withdrawal: 'Desistiment',
  number: 'Número',
  received: 'Rebut',
  by: 'Qui desisteix',
  statement: 'Comunica que desisteix del contracte de subministrament que s’indica.',
  contract: 'Contracte',
  supply: 'Adreça del subministrament',
  next: 'Què passa ara',
  order_cancelled:
    'El contracte queda sense efecte des de la data d’aquest justificant. El subministrament no havia començat: no ha de pagar res.',
  supply_settled:
    'El contracte queda sense efecte des de la data d’aquest justificant. El subministrament ja havia començat: si vostè va demanar que comencés dins dels 14 dies, li cobrarem només el que s’ha consumit fins avui; si no ho va demanar, res. El que hagi pagat de més l’hi tornem en 14 dies naturals com a màxim.',
  company: 'Empresa',
  companyName: 'Nom',
  vat: 'NIF',
  address: 'Adreça',
  email: 'Correu electrònic',
  phone: 'Telèfon',
  law: 'Articles 102 a 108 del text refós de la Llei general per a la defensa dels consumidors i usuaris.',
  form: {
    title: 'Formulari de desistiment',
    fileName: 'formulari-de-desistiment',
    note: 'Només ha d’emplenar i enviar aquest formulari si vol desistir del contracte.',
    to: 'A l’atenció de',
    statement:
      'Per la present li comunico/comuniquem (*) que desisteixo del meu/desistim del nostre (*) contracte de prestació del servei següent: subministrament d’electricitat / de gas (*)',
    fields: [
      'Contractat el',
      'Número del contracte o referència',
      'CUPS',
      'Nom de qui va contractar',
      'Domicili de qui va contractar',
      'Signatura (només si el formulari es presenta en paper)',
      'Data',
    ],
    heading: 'Dades',
    footer:
      '(*) Ratlli el que no sigui procedent. Model de l’annex, part B, del text refós de la Llei general per a la defensa dels consumidors i usuaris.',
  },
};

/** Texts of the documents of a withdrawal in a language of the API (`ca_ES`). */
export function withdrawalTexts(language: string | undefined): WithdrawalTexts {
  return inLanguage({ es: spanish, ca: catalan }, language);
}
