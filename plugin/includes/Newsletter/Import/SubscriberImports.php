<?php
declare( strict_types=1 );

// phpcs:disable WordPress.Security.EscapeOutput.ExceptionNotEscaped -- What an exception says is caught, logged or sent as JSON, never printed into a page as it is.

namespace Brolga\Newsletter\Import;

use Brolga\Core\Import\ImportRefused;
use Brolga\Core\Support\Text;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;
use Brolga\Newsletter\Subscribers\Unsubscribes;

/**
 * Creates the importer for a file of subscribers, with its default list and the owner's statement
 * about consent.
 *
 * @see EXPORT-5 NEWS-15 NEWS-202
 */
final class SubscriberImports {

	public const AUDIT = 'import_subscribers';

	public const LIST = 'newsletter';

	/** In characters. */
	public const STATEMENT_LENGTH = 2000;

	public function __construct(
		private readonly SubscriberListRepository $directory,
		private readonly Unsubscribes $unsubscribes
	) {}

	/** Returns an importer for a preview, which knows the columns but stores nothing. */
	public function preview(): SubscriberImport {
		return $this->make( self::LIST, '', false );
	}

	/**
	 * @param string $list Empty for the default list.
	 * @throws ImportRefused If the statement is empty.
	 */
	public function of( string $list, string $statement, bool $creates = false ): SubscriberImport {
		$statement = Text::start( Text::lines( $statement ), self::STATEMENT_LENGTH );
		if ( '' === $statement ) {
			throw new ImportRefused( __( 'Enter how these people agreed to receive your emails. The text is kept as proof of consent.', 'brolga' ) );
		}
		return $this->make( '' === $list ? self::LIST : $list, $statement, $creates );
	}

	private function make( string $list, string $statement, bool $creates ): SubscriberImport {
		return new SubscriberImport(
			$this->directory,
			$this->unsubscribes,
			$list,
			$statement,
			new ListNames( $this->directory, $list ),
			$creates
		);
	}
}
