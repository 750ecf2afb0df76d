/**
 * The fallback for a page that crashed (spec 1 §2). It uses nothing that may have caused the crash: no loaded texts,
 * no components, no router.
 */
export function CrashPage() {
  return (
    <main id="main" className="page" lang="en">
      <div className="stack">
        <h1>Something went wrong</h1>
        <p>
          <a href={window.location.href}>Try again</a>
        </p>
      </div>
    </main>
  );
}
