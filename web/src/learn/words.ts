/** The words of a lesson, by the names that its file gives. */
import { maybe, t } from "../shared/i18n.svelte";

export function lessonWords(game: string, name: string) {
  const key = `lesson-${game}-${name}`;
  return {
    title: maybe(key) ?? name,
    teaches: maybe(`${key}.teaches`) ?? "",
    task: maybe(`${key}.task`) ?? "",
    hint: maybe(`${key}.hint`) ?? "",
    reached: maybe(`${key}.reached`) ?? t("learn-reached"),
    missed: (reason: string) => maybe(`${key}.missed-${reason}`) ?? t("learn-missed"),
  };
}

export type LessonWords = ReturnType<typeof lessonWords>;
