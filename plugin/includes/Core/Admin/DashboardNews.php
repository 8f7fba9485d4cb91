<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

/** One feature's news in the dashboard widget: a heading that links to a screen, and a few lines. */
final class DashboardNews {

	/**
	 * @param string $empty     What to do next; shown where there are no lines.
	 * @param bool   $is_urgent Whether to show the news above all others.
	 * @param list<array{text: string, note?: string, url?: string}> $lines
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $url,
		public readonly array $lines,
		public readonly string $empty,
		public readonly bool $is_urgent = false
	) {}
}
