/** A picture for every building, for plates that are too small for its name. */
import type { Component } from "svelte";
import type { SVGAttributes } from "svelte/elements";
import BeerStein from "~icons/game-icons/beer-stein";
import BookPile from "~icons/game-icons/book-pile";
import BunkBeds from "~icons/game-icons/bunk-beds";
import Bus from "~icons/game-icons/bus";
import Carousel from "~icons/game-icons/carousel";
import Clownfish from "~icons/game-icons/clownfish";
import CoffeeBeans from "~icons/game-icons/coffee-beans";
import CoffeeCup from "~icons/game-icons/coffee-cup";
import CompactDisc from "~icons/game-icons/compact-disc";
import ConverseShoe from "~icons/game-icons/converse-shoe";
import DeskLamp from "~icons/game-icons/desk-lamp";
import Easel from "~icons/game-icons/easel";
import Elevator from "~icons/game-icons/elevator";
import Escalator from "~icons/game-icons/escalator";
import FilmProjector from "~icons/game-icons/film-projector";
import FishCooked from "~icons/game-icons/fish-cooked";
import FruitBowl from "~icons/game-icons/fruit-bowl";
import Gate from "~icons/game-icons/gate";
import GraduateCap from "~icons/game-icons/graduate-cap";
import GreekTemple from "~icons/game-icons/greek-temple";
import Guitar from "~icons/game-icons/guitar";
import Hamburger from "~icons/game-icons/hamburger";
import HammerNails from "~icons/game-icons/hammer-nails";
import Hanger from "~icons/game-icons/hanger";
import HouseKeys from "~icons/game-icons/house-keys";
import IceCreamCone from "~icons/game-icons/ice-cream-cone";
import Joystick from "~icons/game-icons/joystick";
import KidSlide from "~icons/game-icons/kid-slide";
import LightBulb from "~icons/game-icons/light-bulb";
import Lotus from "~icons/game-icons/lotus";
import ModernCity from "~icons/game-icons/modern-city";
import Oak from "~icons/game-icons/oak";
import PizzaSlice from "~icons/game-icons/pizza-slice";
import PostStamp from "~icons/game-icons/post-stamp";
import Present from "~icons/game-icons/present";
import PriceTag from "~icons/game-icons/price-tag";
import RingingBell from "~icons/game-icons/ringing-bell";
import ShoppingCart from "~icons/game-icons/shopping-cart";
import Spray from "~icons/game-icons/spray";
import SteamLocomotive from "~icons/game-icons/steam-locomotive";
import Suitcase from "~icons/game-icons/suitcase";
import VideoCamera from "~icons/game-icons/video-camera";
import Building from "~icons/lucide/building-2";
import Copy from "~icons/lucide/copy";
import Hotel from "~icons/lucide/hotel";
import House from "~icons/lucide/house";
import Houses from "~icons/lucide/houses";

export type Picture = Component<SVGAttributes<SVGElement>>;

const EMBLEMS: Record<string, Picture> = {
  central_station: SteamLocomotive,
  city_park: Oak,
  chillax_spa: Lotus,
  colossus_museum: GreekTemple,
  seafood_grill: FishCooked,
  grand_hotel: RingingBell,
  backpacker_hostel: BunkBeds,
  souvenir_shop: Present,
  aquarium: Clownfish,
  skyline_restaurant: ModernCity,
  tour_bus_office: Bus,
  art_gallery: Easel,
  street_art_yard: Spray,
  micro_brewery: BeerStein,
  sneaker_lab: ConverseShoe,
  coffee_roastery: CoffeeBeans,
  retro_arcade: Joystick,
  student_house: GraduateCap,
  influencer_studio: VideoCamera,
  vinyl_store: CompactDisc,
  starter_home: House,
  trendy_lofts: Elevator,
  ice_cream_parlour: IceCreamCone,
  toy_store: Carousel,
  family_guesthouse: Suitcase,
  flea_market: DeskLamp,
  kindergarten: KidSlide,
  terraced_houses: Houses,
  family_pizzeria: PizzaSlice,
  department_store: Escalator,
  book_cafe: BookPile,
  designer_boutique: Hanger,
  shopping_mall: Building,
  food_court: Hamburger,
  supermarket: ShoppingCart,
  penthouse_apartments: Hotel,
  corner_cinema: FilmProjector,
  outlet_store: PriceTag,
  hardware_store: HammerNails,
  market_hall: FruitBowl,
  festival_grounds: Guitar,
  real_estate_office: HouseKeys,
  post_office: PostStamp,
  corner_cafe: CoffeeCup,
  gatehouse_flats: Gate,
  franchise_outlet: Copy,
  startup_hub: LightBulb,
};

/** Buildings of other content packs share one picture. */
export function emblemOf(tile: string): Picture {
  return EMBLEMS[tile] ?? Building;
}
