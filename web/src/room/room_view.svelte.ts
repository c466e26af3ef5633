/** What is open beside the board; made by the page, so that boards can open things too. */
export class RoomView {
  tab = $state("preview");
  rule: string | null = $state(null);
  /** Somebody wants to see the panel: open it where it is closed. */
  asked = $state(false);

  open(tab: string): void {
    this.tab = tab;
    this.asked = true;
  }
  openRule(id: string): void {
    this.rule = id;
    this.open("rules");
  }
}
