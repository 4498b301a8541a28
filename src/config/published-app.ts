/** The portal as an app of the device: files of the publication, relative to its folder. */
export interface PublishedApp {
  /** Web manifest (W3C). */
  manifest: string;
  icon: string;
  /** The same for iOS, which takes no SVG; absent where there is none. */
  touchIcon?: string;
  offline: {
    /** Language -> page for when there is no connection. */
    pages: Record<string, string>;
    /** What these pages load. */
    needs: string[];
    /** First parts of the paths of all pages in every language; absent in what was published before there was one. */
    paths?: string;
  };
}
