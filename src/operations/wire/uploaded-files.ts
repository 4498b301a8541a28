/** A file inside a JSON body: `content` is a data URL in base64. */
export interface UploadedFile {
  name: string;
  content: string;
}

function dataUrl(file: File): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });
}

/** Files of a form field as the retailer takes them; no files for anything that is no list. */
export async function uploadedFiles(files: unknown): Promise<UploadedFile[]> {
  const chosen = Array.isArray(files) ? files : [];
  return Promise.all(
    chosen.map(async (file: File | UploadedFile) =>
      file instanceof File ? { name: file.name, content: await dataUrl(file) } : file,
    ),
  );
}
