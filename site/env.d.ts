/// <reference types="astro/client" />

declare namespace App {
  // What site/front.ts hands to every page.
  interface Locals {
    /** The gateway of this request: procedures, forms and the session. */
    gateway: import("#gateway/gateway.ts").GatewayRequest;
    page: import("#site/lib/shell/page-context.ts").PageContext;
    /** The form with files that was posted to this page. */
    upload?: import("#site/front/upload.ts").Upload;
    /** Logs what a section of the page threw: the section is replaced by a notice. */
    onFailure: (error: unknown) => void;
    /** In development: returns the stacks of what was thrown for this request, or an empty string. */
    readThrown?: (() => Promise<string>) | undefined;
  }
}
