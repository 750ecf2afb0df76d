import { DASHBOARD_PATH } from "@latchkey/domain/vocabulary/wire.ts";
import { useEffect } from "react";
import { useNavigate } from "react-router";
import { useClient } from "urql";
import { Progress } from "./progress.graphql.ts";

/**
 * On return to this tab after a submission elsewhere, nothing can be saved any more, so the page goes to the dashboard,
 * which says so.
 */
export const useSentElsewhere = (): void => {
  const client = useClient();
  const navigate = useNavigate();
  useEffect(() => {
    const look = async () => {
      if (document.visibilityState !== "visible") return;
      const { data } = await client.query(Progress, {}, { requestPolicy: "network-only" }).toPromise();
      if (data?.me.latestValidation?.validationSubmitted) navigate(DASHBOARD_PATH);
    };
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, [client, navigate]);
};
