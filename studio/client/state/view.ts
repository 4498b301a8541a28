import { type SmallStore, smallStore } from '#ui/small-store.ts';

export type Width = 'phone' | 'tablet' | 'desktop';
export type StudioLanguage = 'es-ES' | 'ca-ES' | 'en-GB';

/** How the Studio's page looks; stored on this device. */
export interface View {
  isEditing: boolean;
  width: Width;
  language: StudioLanguage;
  /** Width of the panel, in pixels. */
  panelWidth: number;
  isTreeOpen: boolean;
  side: 'tree' | 'check' | 'history';
  /** True while the panel shows the file. */
  isJson: boolean;
  /** Which panel lies over a narrow page. */
  drawer: 'tree' | 'panel' | null;
  /** True while the table of texts is over the stage. */
  isTextsOpen: boolean;
  /** Languages of its columns; left out: the default one and the next. */
  textsFrom?: string | undefined;
  textsTo?: string | undefined;
}

export const languages: readonly { code: StudioLanguage; name: string }[] = [
  { code: 'es-ES', name: 'Español' },
  { code: 'ca-ES', name: 'Català' },
  { code: 'en-GB', name: 'English' },
];

const KEY = 'studio.view';

const usual = (): View => ({
  isEditing: true,
  width: 'desktop',
  language:
    languages.find(({ code }) => navigator.language.startsWith(code.slice(0, 2)))?.code ?? 'es-ES',
  panelWidth: 400,
  isTreeOpen: window.innerWidth >= 1200,
  side: 'tree',
  isJson: false,
  drawer: null,
  isTextsOpen: false,
});

/** The view that was chosen on this device; without storage the usual one. */
export function viewStore(): SmallStore<View> {
  const store = smallStore<View>({ ...usual(), ...stored(), drawer: null });
  store.subscribe(() => {
    try {
      localStorage.setItem(KEY, JSON.stringify(store.read()));
    } catch {
      // The view lasts as long as the page.
    }
  });
  return store;
}

function stored(): Partial<View> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Partial<View>;
  } catch {
    return {};
  }
}
