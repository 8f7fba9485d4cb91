<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Migration;
use Brolga\Core\Support\Later;
use Closure;

/**
 * Has the posts read that are there already: a site may have many, and at this
 * moment no block is registered.
 *
 * @see SEARCH-403 LIFE-5
 */
final class WordsMigration implements Migration {

	/** The shape of the tables that brought the table. */
	public const VERSION = 1;

	/** The event of the next run: known on each page, on which nobody reads. */
	public const EVENT = 'brolga_read_words';

	/**
	 * @param Closure(): WordsReader $reader Reads them.
	 */
	public function __construct( #[Later( WordsReader::class )] private readonly Closure $reader ) {}

	public function version(): int {
		return self::VERSION;
	}

	/**
	 * Asks for the first run.
	 */
	public function up(): void {
		( $this->reader )()->wake();
	}
}
