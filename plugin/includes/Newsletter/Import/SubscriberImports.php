<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Import;

use Brolga\Core\Import\ImportRefused;
use Brolga\Core\Support\Text;
use Brolga\Newsletter\Subscribers\Departures;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;

/**
 * What takes a file of subscribers in: into which list, and by whose word.
 *
 * @see EXPORT-5 NEWS-15 NEWS-202
 */
final class SubscriberImports {

	/** What the audit log calls an import. */
	public const AUDIT = 'import_subscribers';

	/** The list of rows that name none, where nobody says another one. */
	public const LIST = 'newsletter';

	/** The longest statement that is kept. */
	public const STATEMENT_LENGTH = 2000;

	public function __construct(
		private readonly SubscriberListRepository $directory,
		private readonly Departures $departures
	) {}

	/**
	 * Knows what columns can be, and takes nothing in.
	 */
	public function preview(): SubscriberImport {
		return $this->make( self::LIST, '', false );
	}

	/**
	 * Takes people in.
	 *
	 * @param string $list      The list of rows that name none; empty: the usual one.
	 * @param string $statement How these people agreed, where the file does not say it.
	 * @param bool   $creates   Whether lists that the file names and that are not there are made.
	 *
	 * @throws ImportRefused When nobody says how they agreed.
	 */
	public function of( string $list, string $statement, bool $creates = false ): SubscriberImport {
		$statement = Text::start( Text::lines( $statement ), self::STATEMENT_LENGTH );
		if ( '' === $statement ) {
			throw new ImportRefused( __( 'Enter how these people agreed to receive your emails. The text is kept as proof of consent.', 'brolga' ) );
		}
		return $this->make( '' === $list ? self::LIST : $list, $statement, $creates );
	}

	/**
	 * @param string $list      The list of rows that name none.
	 * @param string $statement How these people agreed.
	 * @param bool   $creates   Whether new lists are made.
	 */
	private function make( string $list, string $statement, bool $creates ): SubscriberImport {
		return new SubscriberImport(
			$this->directory,
			$this->departures,
			$list,
			$statement,
			new ListNames( $this->directory, $list ),
			$creates
		);
	}
}
