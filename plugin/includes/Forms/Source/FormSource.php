<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

use InvalidArgumentException;

/**
 * A post, template, template part, synced pattern or popup: `post-12`,
 * `template-part-brolga//footer`, `synced-45`.
 */
final class FormSource {

	/** What an entry's column holds. */
	private const MAX_LENGTH = 96;

	private function __construct(
		public readonly SourceKind $kind,
		public readonly string $name
	) {}

	/**
	 * @param SourceKind $kind The kind of place.
	 * @param string|int $name A post's number, or `theme//slug`.
	 *
	 * @throws InvalidArgumentException When the name does not fit the kind.
	 */
	public static function of( SourceKind $kind, string|int $name ): self {
		$name    = (string) $name;
		$pattern = $kind->is_post() ? '/^[1-9][0-9]{0,18}$/D' : '/^[A-Za-z0-9._\/-]+\/\/[A-Za-z0-9%._-]+$/D';
		if ( strlen( $kind->value . '-' . $name ) > self::MAX_LENGTH || 1 !== preg_match( $pattern, $name ) ) {
			throw new InvalidArgumentException( 'No form is saved in such a place.' );
		}
		return new self( $kind, $name );
	}

	/**
	 * The source of a name that format() made.
	 *
	 * @param string $text The name.
	 *
	 * @throws InvalidArgumentException When it is no such name.
	 */
	public static function parse( string $text ): self {
		foreach ( SourceKind::cases() as $kind ) {
			// "template-part-…" starts with "template-" too: its case comes first.
			if ( str_starts_with( $text, $kind->value . '-' ) ) {
				return self::of( $kind, substr( $text, strlen( $kind->value ) + 1 ) );
			}
		}
		throw new InvalidArgumentException( 'No form is saved in such a place.' );
	}

	/**
	 * The source as a signed form id has it.
	 */
	public function format(): string {
		return $this->kind->value . '-' . $this->name;
	}

	/**
	 * The post's number, where the source is a post of some kind.
	 */
	public function post_id(): int {
		return $this->kind->is_post() ? (int) $this->name : 0;
	}
}
