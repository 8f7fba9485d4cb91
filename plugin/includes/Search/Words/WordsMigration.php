<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Migration;
use Brolga\Core\Support\LazyInject;
use Closure;

/**
 * Schedules the first reading of existing posts into the search table. It runs in the background,
 * because a site may have many posts and blocks are not registered during a migration.
 *
 * @see SEARCH-403 LIFE-5
 */
final class WordsMigration implements Migration {

	public const VERSION = 1;

	public const EVENT = 'brolga_read_words';

	/** @param Closure(): WordsReader $reader */
	public function __construct( #[LazyInject( WordsReader::class )] private readonly Closure $reader ) {}

	public function version(): int {
		return self::VERSION;
	}

	public function up(): void {
		( $this->reader )()->wake();
	}
}
