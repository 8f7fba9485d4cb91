<?php
declare( strict_types=1 );

namespace Brolga\Content\Feeds;

use Brolga\Core\Support\Html;
use WP_HTML_Processor;

/**
 * Text, images and links of a block's markup. Feed readers run no scripts and
 * know none of our styles: what can be pressed or sent there is a link to the
 * page, a countdown is the moment it ends, and the rest of the controls goes.
 *
 * @see FEED-8
 */
final class FeedMarkup {

	/** Elements that are nothing without scripts or styles. */
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

	/** What stays of an element. */
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

	/** The id of the block that is being read. */
	private string $id = '';

	/** When the countdown that is being read ends, in seconds of Unix time; 0: none is being read. */
	private int $ends = 0;

	/**
	 * @param string $page The address of the page that the block stands on.
	 */
	public function __construct( private readonly string $page ) {}

	/**
	 * Markup for a feed; what WordPress cannot read stays as it is.
	 *
	 * @param string $html Markup of a block.
	 */
	public function of( string $html ): string {
		$tags = WP_HTML_Processor::create_fragment( $html );
		$out  = '';
		/** @var list<bool> Whether each element that is open is left out. */
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

	/**
	 * What stands in the place of an element and all that it holds; null: itself.
	 *
	 * @param WP_HTML_Processor $tags At the element.
	 */
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

	/**
	 * The way to a form.
	 */
	private function link(): string {
		return sprintf(
			'<p><a href="%s">%s</a></p>',
			esc_url( $this->page . ( '' === $this->id ? '' : "#{$this->id}" ) ),
			esc_html__( 'Fill in the form on our website', 'brolga' )
		);
	}

	/**
	 * When a countdown ends: what is left would be wrong as soon as it is read.
	 */
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

	/**
	 * The beginning of an element with what is kept of it.
	 *
	 * @param WP_HTML_Processor $tags At the element.
	 */
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
