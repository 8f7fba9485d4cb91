<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use WP_HTML_Tag_Processor;

/**
 * The tag that a block's markup begins with.
 */
final class Opening {

	/**
	 * @param WP_HTML_Tag_Processor $tags At the tag.
	 */
	private function __construct( private readonly WP_HTML_Tag_Processor $tags ) {}

	/**
	 * That of some markup; null where it has none.
	 *
	 * @param string $html A block's.
	 */
	public static function of( string $html ): ?self {
		$tags = new WP_HTML_Tag_Processor( $html );
		return $tags->next_tag() ? new self( $tags ) : null;
	}

	/**
	 * The element's name, in capitals.
	 */
	public function name(): string {
		return $this->tags->get_tag() ?? '';
	}

	/**
	 * Gives the element classes, an attribute and more style.
	 *
	 * @param list<string>               $classes    Which it is given besides its own.
	 * @param array<string, string|true> $attributes Which it is given.
	 * @param string                     $style      What is put after its own style.
	 * @return string The markup.
	 */
	public function with( array $classes, array $attributes, string $style = '' ): string {
		foreach ( $classes as $class ) {
			$this->tags->add_class( $class );
		}
		foreach ( $attributes as $name => $value ) {
			$this->tags->set_attribute( $name, $value );
		}
		if ( '' !== $style ) {
			$own = $this->tags->get_attribute( 'style' );
			$own = is_string( $own ) ? rtrim( $own, "; \n\t" ) : '';
			$this->tags->set_attribute( 'style', '' === $own ? $style : "{$own};{$style}" );
		}
		return $this->tags->get_updated_html();
	}

	/**
	 * An owner's own classes.
	 *
	 * @param mixed $saved As they were saved.
	 * @return list<string>
	 */
	public static function classes( mixed $saved ): array {
		$names = is_string( $saved ) ? array_map( 'sanitize_html_class', explode( ' ', $saved ) ) : [];
		return array_values( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) );
	}
}
