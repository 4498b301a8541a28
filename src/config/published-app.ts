/** The portal as an app of the device: files of the publication, relative to its folder. */
export interface PublishedApp {
  /** Web manifest (W3C). */
  manifest: string;
  icon: string;
  /** The icon for iOS, which does not support SVG; absent where there is none. */
  touchIcon?: string;
  offline: {
    /** Language -> page for when there is no connection. */
    pages: Record<string, string>;
    /** Files that these pages load. */
    needs: string[];
    /** First parts of the paths of all pages in every language; absent in publications older than this property. */
    paths?: string;
  };
}
