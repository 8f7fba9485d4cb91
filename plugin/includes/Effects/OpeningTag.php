<?php
declare( strict_types=1 );

namespace Brolga\Effects;

use WP_HTML_Tag_Processor;

/** Reads and changes the first tag of a block's markup. */
final class OpeningTag {

	private function __construct( private readonly WP_HTML_Tag_Processor $tags ) {}

	public static function of( string $html ): ?self {
		$tags = new WP_HTML_Tag_Processor( $html );
		return $tags->next_tag() ? new self( $tags ) : null;
	}

	public function name(): string {
		return $this->tags->get_tag() ?? '';
	}

	/**
	 * @param list<string> $classes
	 * @param array<string, string|true> $attributes
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

	/** @return list<string> */
	public static function classes( mixed $saved ): array {
		$names = is_string( $saved ) ? array_map( 'sanitize_html_class', explode( ' ', $saved ) ) : [];
		return array_values( array_filter( $names, static fn ( string $name ): bool => '' !== $name ) );
	}
}
