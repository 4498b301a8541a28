import { codeOf } from '#config/code-loading.ts';

/**
 * Code that checks, shows and sets filters. It loads the code of forms, which a list without filters does not need.
 */
export const filterCode = codeOf(async () => {
  const [{ dropInvalid }, { FilterChips }, { FilterForm }] = await Promise.all([
    import('#forms/drafts/drop-invalid.ts'),
    import('./filter-chips.tsx'),
    import('./filter-form.tsx'),
  ]);
  return { dropInvalid, FilterChips, FilterForm };
});
