<?php
declare( strict_types=1 );

namespace Brolga\Core\Admin;

/**
 * What one source says on the dashboard: a heading that leads to its screen, and
 * a few lines.
 */
final class DashboardNews {

	/**
	 * @param string $title The heading.
	 * @param string $url Where it leads.
	 * @param list<array{text: string, note?: string, url?: string}> $lines What is new, each with a remark and where it
	 *     leads.
	 * @param string $empty What is said without lines: what to do next.
	 * @param bool $is_urgent Whether it stands above all others.
	 */
	public function __construct(
		public readonly string $title,
		public readonly string $url,
		public readonly array $lines,
		public readonly string $empty,
		public readonly bool $is_urgent = false
	) {}
}
