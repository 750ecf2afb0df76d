/**
 * The fallback of a page that crashed (spec 1 §2). It uses nothing that may itself be what crashed: neither texts
 * that load, nor components, nor the router.
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
