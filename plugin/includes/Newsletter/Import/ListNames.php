<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Import;

use Brolga\Core\Support\Text;
use Brolga\Newsletter\Lists\ListName;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;

/**
 * Finds the list that an imported row names. Letter case and the characters between words do not matter.
 *
 * @see NEWS-202
 */
final class ListNames {

	/** @var array<string, string>|null */
	private ?array $known = null;

	public function __construct(
		private readonly SubscriberListRepository $directory,
		private readonly string $usual
	) {}

	public function find( string $name ): ?string {
		if ( null === $this->known ) {
			$this->known = [];
			$lists       = array_map( strval( ... ), array_keys( $this->directory->counts() ) );
			foreach ( [ ...$lists, $this->usual ] as $list ) {
				// Files cannot be imported into lists kept by a provider.
				if ( ListName::is_own( $list ) || $list === $this->usual ) {
					$this->known[ self::plain( $list ) ] ??= $list;
				}
			}
		}
		return $this->known[ self::plain( $name ) ] ?? null;
	}

	/** Turns a name into a valid list name; null if no valid character remains. */
	public static function make( string $name ): ?string {
		$made = ListName::is_own( $name ) ? $name : substr( sanitize_title( $name ), 0, 191 );
		return ListName::is_own( $made ) ? $made : null;
	}

	private static function plain( string $name ): string {
		$plain = (string) preg_replace( '/[^\p{L}\p{N}]+/u', '', Text::lower( $name ) );
		return '' === $plain ? $name : $plain;
	}
}
