/** What the build tells the client. */
interface ImportMetaEnv {
  readonly VITE_VERSION?: string;
  readonly VITE_BUILD?: string;
}
