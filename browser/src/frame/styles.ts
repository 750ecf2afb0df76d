import "@latchkey/ui/layers.css";
import "@latchkey/ui/tokens/tokens.css";
import "@latchkey/ui/base/base.css";
