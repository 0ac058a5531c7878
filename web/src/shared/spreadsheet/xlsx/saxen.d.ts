/** What is used of `saxen`, which ships without types. */
declare module 'saxen' {
  type Attributes = Readonly<Record<string, string>>;
  export class Parser {
    on(event: 'openTag', handle: (name: string, attributes: () => Attributes) => void): this;
    on(event: 'closeTag' | 'text' | 'cdata' | 'attention', handle: (text: string) => void): this;
    on(event: 'error', handle: (error: Error) => void): this;
    write(xml: string): this;
    end(): Error | null;
  }
}
