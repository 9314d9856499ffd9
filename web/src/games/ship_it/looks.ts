import type { Look, Looks } from "$/board/looks";

/** Engineers by what they are good at. */
export const skills: Looks = {
  frontend: { tint: "#fbcbd7", deep: "#a52f57" },
  backend: { tint: "#b4dcef", deep: "#21658a" },
  fullstack: { tint: "#cdbdf2", deep: "#5b3fa6" },
  devops: { tint: "#a5d6a0", deep: "#2e6b36" },
  ai: { tint: "#f9d978", deep: "#855400" },
};

export const noSkill: Look = { tint: "#e4e0d4", deep: "#4d5870" };

/** Blocks of a program by what they do. */
export const blockLooks: Looks = {
  move: { tint: "#b4dcef", deep: "#21658a" },
  left: { tint: "#b4dcef", deep: "#21658a" },
  right: { tint: "#b4dcef", deep: "#21658a" },
  collect: { tint: "#f9d978", deep: "#855400" },
  loop: { tint: "#a5d6a0", deep: "#2e6b36" },
  if: { tint: "#f6b193", deep: "#a53c17" },
  while: { tint: "#fbcbd7", deep: "#a52f57" },
  function: { tint: "#cdbdf2", deep: "#5b3fa6" },
  call: { tint: "#cdbdf2", deep: "#5b3fa6" },
};
