import { type ReactElement, useEffect, useState } from 'react';
import { Icon } from '#ui/layout/icon.tsx';

/** Address of a file for this page alone, as long as the component shows it. */
function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!file) return;
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => {
      setUrl(null);
      URL.revokeObjectURL(created);
    };
  }, [file]);
  return url;
}

interface FilePreviewProps {
  file: File;
  isPhoto: boolean;
}

/** A small picture of a photo; a sign for another file, and for a photo that the browser cannot decode. */
export function FilePreview({ file, isPhoto }: FilePreviewProps): ReactElement {
  const url = useObjectUrl(isPhoto ? file : null);
  const [failed, setFailed] = useState<File | null>(null);
  return (
    <span className="files-preview">
      {url && failed !== file ? (
        // Its name stands beside it.
        <img src={url} alt="" onError={() => setFailed(file)} />
      ) : (
        <Icon name="document" />
      )}
    </span>
  );
}
