/** The passing of time, once a second, for clocks on the page. */

class Ticker {
  seconds = $state(Date.now() / 1000);

  constructor() {
    globalThis.setInterval?.(() => (this.seconds = Date.now() / 1000), 1000);
  }
}

export const ticker = new Ticker();
