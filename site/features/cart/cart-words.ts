/** "1 game", "18 games" */
export const countGames = (games: number) => `${games} ${games === 1 ? "game" : "games"}`;
