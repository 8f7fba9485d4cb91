<?php
declare( strict_types=1 );

namespace Brolga\Newsletter\Import;

use Brolga\Core\Support\Text;
use Brolga\Newsletter\Lists\ListName;
use Brolga\Newsletter\Subscribers\SubscriberListRepository;

/**
 * Finds the list that a file means: by its name, letter case and what stands
 * between its words apart.
 *
 * @see NEWS-202
 */
final class ListNames {

	/**
	 * The lists that are there, by their plain names.
	 *
	 * @var array<string, string>|null
	 */
	private ?array $known = null;

	/**
	 * @param string $usual The list of rows that name none.
	 */
	public function __construct(
		private readonly SubscriberListRepository $directory,
		private readonly string $usual
	) {}

	/**
	 * The list of that name; null: there is none.
	 *
	 * @param string $name What stands in the file.
	 */
	public function find( string $name ): ?string {
		if ( null === $this->known ) {
			$this->known = [];
			$lists       = array_map( strval( ... ), array_keys( $this->directory->counts() ) );
			foreach ( [ ...$lists, $this->usual ] as $list ) {
				// Lists of providers take nobody from a file.
				if ( ListName::is_own( $list ) || $list === $this->usual ) {
					$this->known[ self::plain( $list ) ] ??= $list;
				}
			}
		}
		return $this->known[ self::plain( $name ) ] ?? null;
	}

	/**
	 * What a list of that name would be called here; null: it has no letter that
	 * such a name can have.
	 *
	 * @param string $name What stands in the file.
	 */
	public static function make( string $name ): ?string {
		$made = ListName::is_own( $name ) ? $name : substr( sanitize_title( $name ), 0, 191 );
		return ListName::is_own( $made ) ? $made : null;
	}

	/**
	 * A name without what people write in different ways.
	 *
	 * @param string $name Any name.
	 */
	private static function plain( string $name ): string {
		$plain = (string) preg_replace( '/[^\p{L}\p{N}]+/u', '', Text::lower( $name ) );
		return '' === $plain ? $name : $plain;
	}
}
