/** The icons in use, under names that say what they mean here. Imported one by one: the package has thousands. */
import ArrowLeft from "@lucide/svelte/icons/arrow-left";
import BookOpen from "@lucide/svelte/icons/book-open";
import Bell from "@lucide/svelte/icons/bell";
import BellOff from "@lucide/svelte/icons/bell-off";
import Bot from "@lucide/svelte/icons/bot";
import Ban from "@lucide/svelte/icons/ban";
import Bug from "@lucide/svelte/icons/bug";
import ChartLine from "@lucide/svelte/icons/chart-line";
import Check from "@lucide/svelte/icons/check";
import ChevronDown from "@lucide/svelte/icons/chevron-down";
import ChevronLeft from "@lucide/svelte/icons/chevron-left";
import ChevronRight from "@lucide/svelte/icons/chevron-right";
import ChevronUp from "@lucide/svelte/icons/chevron-up";
import Clock from "@lucide/svelte/icons/clock";
import Copy from "@lucide/svelte/icons/copy";
import Crown from "@lucide/svelte/icons/crown";
import Download from "@lucide/svelte/icons/download";
import Ellipsis from "@lucide/svelte/icons/ellipsis";
import Eye from "@lucide/svelte/icons/eye";
import Flag from "@lucide/svelte/icons/flag";
import GraduationCap from "@lucide/svelte/icons/graduation-cap";
import History from "@lucide/svelte/icons/history";
import Info from "@lucide/svelte/icons/info";
import Keyboard from "@lucide/svelte/icons/keyboard";
import Languages from "@lucide/svelte/icons/languages";
import Lightbulb from "@lucide/svelte/icons/lightbulb";
import LoaderCircle from "@lucide/svelte/icons/loader-circle";
import KeyRound from "@lucide/svelte/icons/key-round";
import LogOut from "@lucide/svelte/icons/log-out";
import Minus from "@lucide/svelte/icons/minus";
import MessageCircle from "@lucide/svelte/icons/message-circle";
import MonitorSmartphone from "@lucide/svelte/icons/monitor-smartphone";
import Moon from "@lucide/svelte/icons/moon";
import Pause from "@lucide/svelte/icons/pause";
import Play from "@lucide/svelte/icons/play";
import Plus from "@lucide/svelte/icons/plus";
import RotateCcw from "@lucide/svelte/icons/rotate-ccw";
import SendHorizontal from "@lucide/svelte/icons/send-horizontal";
import Rss from "@lucide/svelte/icons/rss";
import Settings from "@lucide/svelte/icons/settings";
import Share2 from "@lucide/svelte/icons/share-2";
import SkipBack from "@lucide/svelte/icons/skip-back";
import SkipForward from "@lucide/svelte/icons/skip-forward";
import Sun from "@lucide/svelte/icons/sun";
import SunMoon from "@lucide/svelte/icons/sun-moon";
import TriangleAlert from "@lucide/svelte/icons/triangle-alert";
import Trash2 from "@lucide/svelte/icons/trash-2";
import Trophy from "@lucide/svelte/icons/trophy";
import Undo2 from "@lucide/svelte/icons/undo-2";
import User from "@lucide/svelte/icons/user";
import Users from "@lucide/svelte/icons/users";
import WifiOff from "@lucide/svelte/icons/wifi-off";
import X from "@lucide/svelte/icons/x";

export const icons = {
  add: Plus,
  again: RotateCcw,
  back: ArrowLeft,
  barred: Ban,
  bell: Bell,
  bot: Bot,
  bug: Bug,
  chances: ChartLine,
  chat: MessageCircle,
  clock: Clock,
  close: X,
  copy: Copy,
  crown: Crown,
  dark: Moon,
  delete: Trash2,
  devices: MonitorSmartphone,
  done: Check,
  down: ChevronDown,
  download: Download,
  feed: Rss,
  first: SkipBack,
  hint: Lightbulb,
  history: History,
  info: Info,
  key: KeyRound,
  keyboard: Keyboard,
  language: Languages,
  last: SkipForward,
  less: Minus,
  learn: GraduationCap,
  left: ChevronLeft,
  light: Sun,
  more: Ellipsis,
  offline: WifiOff,
  pause: Pause,
  person: User,
  play: Play,
  players: Users,
  quiet: BellOff,
  resign: Flag,
  right: ChevronRight,
  rules: BookOpen,
  send: SendHorizontal,
  settings: Settings,
  signOut: LogOut,
  share: Share2,
  theme: SunMoon,
  trophy: Trophy,
  undo: Undo2,
  up: ChevronUp,
  wait: LoaderCircle,
  warning: TriangleAlert,
  watch: Eye,
} as const;

export type IconName = keyof typeof icons;
