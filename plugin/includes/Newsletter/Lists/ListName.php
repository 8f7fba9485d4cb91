<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Support\Text;

/**
 * A list and who keeps it. In our table a list of our own stands by its name
 * alone, one of a provider's as `provider/account/list`.
 */
final class ListName {

	/** What the names of our own lists are made of. */
	private const OWN = '/^[A-Za-z0-9_.:-]{1,191}$/D';

	/** The longest name of an account in the table. */
	private const ACCOUNT_LENGTH = 64;

	private function __construct(
		public readonly string $provider,
		public readonly string $account,
		public readonly string $list_id
	) {}

	/**
	 * The list of a saved form.
	 */
	public static function of_form( SignupForm $form ): self {
		return new self( $form->provider, $form->account, $form->list_id );
	}

	/**
	 * The list of a name in our table.
	 *
	 * @param string $key What key() made.
	 */
	public static function parse( string $key ): self {
		$parts = explode( '/', $key, 3 );
		return 3 === count( $parts ) ? new self( ...$parts ) : new self( LocalList::NAME, '', $key );
	}

	/**
	 * Its name in our table. An account's own name has no slash; what an author
	 * typed into a block may.
	 */
	public function key(): string {
		return LocalList::NAME === $this->provider
			? $this->list_id
			: $this->provider
				. '/'
				. Text::start( str_replace( '/', '-', $this->account ), self::ACCOUNT_LENGTH )
				. '/'
				. $this->list_id;
	}

	/**
	 * Whether a text can be the name of a list of our own.
	 *
	 * @param string $text Any text.
	 */
	public static function is_own( string $text ): bool {
		return 1 === preg_match( self::OWN, $text );
	}
}
