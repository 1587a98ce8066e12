import { type ReactNode, useEffect, useRef } from "react";
import { startTabs } from "./tab-set.ts";
import "./tabs.css";
import "./tab-set.css";

type Tab = { id: string; label: string; content: ReactNode };

/** Tabs whose panels are all on this page. */
export function TabSet({ label, tabs }: { label: string; tabs: readonly Tab[] }) {
  const set = useRef<HTMLDivElement>(null);
  // The tab script sets the selection in the DOM, as in the Astro version, so React renders none of these attributes.
  useEffect(() => {
    if (set.current) startTabs(set.current);
  }, []);

  return (
    <div className="tab-set" ref={set}>
      {/* biome-ignore lint/a11y/useAriaPropsSupportedByRole: the script adds the role */}
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
