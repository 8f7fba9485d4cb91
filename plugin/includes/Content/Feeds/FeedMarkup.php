<?php
declare( strict_types=1 );

namespace Brolga\Content\Feeds;

use Brolga\Core\Support\Html;
use WP_HTML_Processor;

/**
 * Converts a block's markup to text, images and links. Feed readers run no scripts and lack the site's styles:
 * a form becomes a link to the page, a countdown becomes the date when it ends, and other controls are removed.
 *
 * @see FEED-8
 */
final class FeedMarkup {

	/** Elements that are useless without scripts or styles. */
	private const DROPPED = [
		'BUTTON',
		'DIALOG',
		'INPUT',
		'NAV',
		'NOSCRIPT',
		'SCRIPT',
		'SELECT',
		'STYLE',
		'SVG',
		'TEMPLATE',
		'TEXTAREA',
	];

	private const KEPT = [
		'alt',
		'cite',
		'colspan',
		'controls',
		'datetime',
		'height',
		'href',
		'lang',
		'poster',
		'rowspan',
		'src',
		'start',
		'title',
		'type',
		'width',
	];

	private string $id = '';

	/** End of the countdown that is being read, as a Unix timestamp; 0 outside a countdown. */
	private int $ends = 0;

	public function __construct( private readonly string $page ) {}

	/** Returns markup for a feed; markup that WordPress' HTML parser cannot read is returned unchanged. */
	public function of( string $html ): string {
		$tags = WP_HTML_Processor::create_fragment( $html );
		$out  = '';
		/** @var list<bool> For each open element, whether it is left out. */
		$open = [];
		while ( null !== $tags && $tags->next_token() ) {
			$is_left_out = in_array( true, $open, true );
			if ( $tags->is_tag_closer() ) {
				array_pop( $open );
				$out .= $is_left_out ? '' : '</' . strtolower( (string) $tags->get_tag() ) . '>';
			} elseif ( '#tag' === $tags->get_token_type() ) {
				$instead = $is_left_out ? '' : $this->instead( $tags );
				if ( true === $tags->expects_closer() ) {
					$open[] = $is_left_out || null !== $instead;
				}
				$out .= $instead ?? self::opener( $tags );
			} elseif ( '#text' === $tags->get_token_type() && ! $is_left_out ) {
				$out .= esc_html( $tags->get_modifiable_text() );
			}
		}
		return null === $tags || null !== $tags->get_last_error() ? $html : $out;
	}

	/** Returns the replacement of an element and its content; null keeps the element. */
	private function instead( WP_HTML_Processor $tags ): ?string {
		$text       = static fn ( string $name ): string => is_string( $value = $tags->get_attribute( $name ) )
			? $value
			: '';
		$this->id   = '' === $text( 'data-brolga-module' ) ? $this->id : $text( 'id' );
		$this->ends = '' === $text( 'data-brolga-ends' ) ? $this->ends : (int) $text( 'data-brolga-ends' );
		return match ( true ) {
			'FORM' === $tags->get_tag() => $this->link(),
			'timer' === $text( 'role' ) => $this->moment(),
			in_array( $tags->get_tag(), self::DROPPED, true ),
			'true' === $text( 'aria-hidden' ),
			null !== $tags->get_attribute( 'data-brolga-tablist' ),
			! in_array( $tags->get_attribute( 'hidden' ), [ null, 'until-found' ], true ) => '',
			default                     => null,
		};
	}

	private function link(): string {
		return sprintf(
			'<p><a href="%s">%s</a></p>',
			esc_url( $this->page . ( '' === $this->id ? '' : "#{$this->id}" ) ),
			esc_html__( 'Fill in the form on our website', 'brolga' )
		);
	}

	/** Returns the end date, because feed readers cache texts and a remaining time would become wrong. */
	private function moment(): string {
		$date = get_option( 'date_format' );
		$time = get_option( 'time_format' );
		return sprintf(
			'<p><time datetime="%s">%s</time></p>',
			esc_attr( gmdate( 'c', $this->ends ) ),
			esc_html( (string) wp_date(
				( is_string( $date ) ? $date : 'F j, Y' ) . ', ' . ( is_string( $time ) ? $time : 'g:i a' ),
				$this->ends
			) )
		);
	}

	private static function opener( WP_HTML_Processor $tags ): string {
		$kept = [];
		foreach ( self::KEPT as $name ) {
			$value = $tags->get_attribute( $name );
			if ( null !== $value ) {
				$kept[ $name ] = in_array( $name, [ 'href', 'src', 'poster', 'cite' ], true )
					? esc_url( (string) $value )
					: $value;
			}
		}
		return '<' . strtolower( (string) $tags->get_tag() ) . Html::attributes( $kept ) . '>';
	}
}
