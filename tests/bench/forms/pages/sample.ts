const form = new URLSearchParams(location.search).get('form');

/** A file of the form that the address of the page names. */
export async function sample<T>(file: string): Promise<T> {
  const response = await fetch(`/forms/${form}/${file}.json`);
  return response.json() as Promise<T>;
}

/** Address of the published module of that form. */
export const publishedForm = `/forms/${form}/form.js`;
