<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Lists;

use Brolga\Core\Support\Text;

/**
 * The name of a list and of the provider that keeps it. The subscribers table stores lists of this
 * site by their name, lists of a provider as `provider/account/list`.
 */
final class ListName {

	private const OWN = '/^[A-Za-z0-9_.:-]{1,191}$/D';

	private const ACCOUNT_LENGTH = 64;

	private function __construct(
		public readonly string $provider,
		public readonly string $account,
		public readonly string $list_id
	) {}

	public static function of_form( SignupForm $form ): self {
		return new self( $form->provider, $form->account, $form->list_id );
	}

	public static function parse( string $key ): self {
		$parts = explode( '/', $key, 3 );
		return 3 === count( $parts ) ? new self( ...$parts ) : new self( LocalList::NAME, '', $key );
	}

	/**
	 * Returns the list's name in the subscribers table. A configured account has no slash in its
	 * name, but an author may type one into a block.
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

	public static function is_own( string $text ): bool {
		return 1 === preg_match( self::OWN, $text );
	}
}
