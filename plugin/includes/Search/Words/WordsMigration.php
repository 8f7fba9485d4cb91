<?php
declare( strict_types=1 );

namespace Brolga\Search\Words;

use Brolga\Core\Database\Migration;

/**
 * Has the posts read that are there already: a site may have many, and at this
 * moment no block is registered.
 *
 * @see SEARCH-403 LIFE-5
 */
final class WordsMigration implements Migration {

	/** The shape of the tables that brought the table. */
	public const VERSION = 28;

	public function __construct( private readonly WordsReader $reader ) {}

	public function version(): int {
		return self::VERSION;
	}

	/**
	 * Asks for the first run.
	 */
	public function up(): void {
		$this->reader->wake();
	}
}
