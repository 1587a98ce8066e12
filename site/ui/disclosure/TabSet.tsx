import { type ReactNode, useEffect, useRef } from "react";
import { startTabs } from "./tab-set.ts";
import "./tabs.css";
import "./tab-set.css";

type Tab = { id: string; label: string; content: ReactNode };

/** Sections of which one is seen at a time. */
export function TabSet({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const set = useRef<HTMLDivElement>(null);
  // What is selected lives in the document, as in the Astro version: React writes none of these attributes.
  useEffect(() => {
    if (set.current) startTabs(set.current);
  }, []);

  return (
    <div className="tab-set" ref={set}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the script gives it its role */}
      <div className="tabs" aria-label={label}>
        {tabs.map((tab) => (
          <a key={tab.id} href={`#${tab.id}`} id={`${tab.id}-tab`}>
            {tab.label}
          </a>
        ))}
      </div>
      {tabs.map((tab) => (
        <section key={tab.id} className="tab-panel" id={tab.id} aria-labelledby={`${tab.id}-tab`}>
          <h3 className="tab-panel__title">{tab.label}</h3>
          {tab.content}
        </section>
      ))}
    </div>
  );
}
