<?php
declare( strict_types=1 );

namespace Brolga\Forms\Source;

use InvalidArgumentException;

/**
 * The post, template, template part, synced pattern or popup that a form is saved in: `post-12`,
 * `template-part-brolga//footer`, `synced-45`.
 */
final class FormSource {

	/** The length of the database column. */
	private const MAX_LENGTH = 96;

	private function __construct(
		public readonly SourceKind $kind,
		public readonly string $name
	) {}

	/**
	 * @param string|int $name A post's id, or `theme//slug`.
	 * @throws InvalidArgumentException If the name does not fit the kind.
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
	 * Parses a result of format().
	 *
	 * @throws InvalidArgumentException If the text is not a source's name.
	 */
	public static function parse( string $text ): self {
		foreach ( SourceKind::cases() as $kind ) {
			// "template-part-…" also starts with "template-", so its case comes first.
			if ( str_starts_with( $text, $kind->value . '-' ) ) {
				return self::of( $kind, substr( $text, strlen( $kind->value ) + 1 ) );
			}
		}
		throw new InvalidArgumentException( 'No form is saved in such a place.' );
	}

	public function format(): string {
		return $this->kind->value . '-' . $this->name;
	}

	/** Returns the post's id; 0 if the source is not a post. */
	public function post_id(): int {
		return $this->kind->is_post() ? (int) $this->name : 0;
	}
}
