<?php
declare( strict_types=1 );

namespace Brolga\Mail\Design;

use Brolga\Core\Support\Html;

/**
 * The pieces of an email's HTML. Styles are inline, because some mail programs ignore all others; the classes
 * are for dark mode and phones.
 *
 * @see EMAIL-861 EMAIL-862
 */
final class Markup {

	private const URL = '~(https?://[^\s<>"]+)~i';

	/** The look behind and the bounds keep a text of many letters from being tried at each of them. */
	private const ADDRESS = '~((?<![a-z0-9._+-])[a-z0-9][a-z0-9._+-]{0,63}+@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,63})~i';

	/** @var array<string, string> */
	private readonly array $values;

	/**
	 * @param array<string, string> $colors
	 * @param string $headings The font of headings.
	 * @param string $weight   The weight of headings.
	 */
	public function __construct( array $colors, string $headings, string $weight ) {
		$this->values = $colors + [
			'headings' => $headings,
			'weight'   => $weight,
			'end'      => is_rtl() ? 'left' : 'right',
			'start'    => is_rtl() ? 'right' : 'left',
			'breaking' => 'overflow-wrap:anywhere;word-break:break-word',
		];
	}

	/** WordPress's esc_html() would take a visitor's `&lt;` for one that is escaped already. */
	public static function escape( string $text ): string {
		return htmlspecialchars( $text, ENT_QUOTES | ENT_SUBSTITUTE, 'UTF-8' );
	}

	/** Escapes a text, and keeps its line breaks. */
	public static function lines( string $text ): string {
		return str_replace( "\n", "<br>\n", self::escape( trim( str_replace( [ "\r\n", "\r" ], "\n", $text ) ) ) );
	}

	/**
	 * Escapes a text, and makes links of the URLs and email addresses in it, which stay to be seen.
	 *
	 * @param string $color The name of the links' color.
	 */
	public function linked( string $text, string $color = 'link' ): string {
		$html = '';
		$text = trim( str_replace( [ "\r\n", "\r" ], "\n", $text ) );
		foreach ( self::split( self::URL, $text ) as $at => $part ) {
			if ( 1 === $at % 2 ) {
				$url   = self::without_punctuation( $part );
				$html .= $this->link( $url, $url, $color ) . self::escape( substr( $part, strlen( $url ) ) );
				continue;
			}
			foreach ( self::split( self::ADDRESS, $part ) as $place => $piece ) {
				$html .= 1 === $place % 2 ? $this->link( "mailto:{$piece}", $piece, $color ) : self::escape( $piece );
			}
		}
		return str_replace( "\n", "<br>\n", $html );
	}

	/** @param string $color The name of a color. */
	public function link( string $url, string $words, string $color = 'link' ): string {
		return sprintf(
			'<a class="b-%1$s" href="%2$s" style="color:%3$s;text-decoration:underline">%4$s</a>',
			$color,
			esc_url( $url ),
			$this->values[ $color ],
			self::escape( $words )
		);
	}

	public function paragraph( string $text ): string {
		return $this->fill(
			'<p dir="auto" style="margin:0 0 18px;{breaking}">{text}</p>',
			[ 'text' => $this->linked( $text ) ]
		);
	}

	/** What somebody else wrote has no links that can be clicked by mistake. */
	public function quotation( string $text ): string {
		return $this->fill(
			'<blockquote dir="auto" class="b-muted b-line"
				style="margin:0 0 18px;padding:2px 16px;border-{start}:3px solid {line};color:{muted};{breaking}">
				{text}</blockquote>',
			[ 'text' => self::lines( $text ) ]
		);
	}

	public function row( string $label, string $answer ): string {
		return $this->fill(
			'<tr>
				<td class="b-cell b-label b-muted b-line" dir="auto" width="32%" valign="top"
					style="padding:14px 0;padding-{end}:16px;border-top:1px solid {line};
					color:{muted};font-size:14px;line-height:24px;vertical-align:top;{breaking}">{label}</td>
				<td class="b-cell b-line" dir="auto" valign="top"
					style="padding:14px 0;border-top:1px solid {line};vertical-align:top;{breaking}">{answer}</td>
			</tr>',
			[
				'label'  => self::escape( $label ),
				'answer' => $this->linked( $answer ),
			]
		);
	}

	public function table( string $rows ): string {
		return $this->fill(
			'<table role="presentation" class="b-line" width="100%" cellpadding="0" cellspacing="0" border="0"
				style="width:100%;margin:0 0 24px;border-bottom:1px solid {line}">{rows}</table>',
			[ 'rows' => "\n{$rows}" ]
		);
	}

	/** Outlook ignores the padding of a link, so the cell has it, too. */
	public function button( string $url, string $label ): string {
		return $this->fill(
			'<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:6px 0 28px">
				<tr><td class="b-button" bgcolor="{button}"
					style="background-color:{button};border-radius:8px;mso-padding-alt:13px 24px">
					<a class="b-ink" href="{url}"
						style="display:inline-block;padding:13px 24px;color:{ink};
						font-weight:600;line-height:22px;text-decoration:none;{breaking}">{label}</a>
				</td></tr>
			</table>',
			[
				'url'   => esc_url( $url ),
				'label' => self::escape( $label ),
			]
		);
	}

	public function post_title( string $title, string $url ): string {
		return $this->fill(
			'<h2 dir="auto" class="b-line"
				style="margin:0;padding:22px 0 8px;border-top:1px solid {line};
				font-family:{headings};font-size:21px;line-height:28px;font-weight:{weight};{breaking}">
				<a class="b-text" href="{url}" style="color:{text};text-decoration:none">{title}</a></h2>',
			[
				'url'   => esc_url( $url ),
				'title' => self::escape( $title ),
			]
		);
	}

	/** @param string $title For who does not see what is above the link. */
	public function post_link( string $title, string $url ): string {
		return $this->fill(
			'<p style="margin:0 0 24px">
				<a class="b-link" href="{url}" aria-label="{name}"
					style="color:{link};font-weight:600">{words}</a></p>',
			[
				'url'   => esc_url( $url ),
				'name'  => self::escape( sprintf(
					/* translators: %s: the title of a post. */
					__( 'Read more: %s', 'brolga' ),
					$title
				) ),
				'words' => self::escape( __( 'Read more', 'brolga' ) ),
			]
		);
	}

	public function small( string $text ): string {
		return $this->fill(
			'<p dir="auto" class="b-muted"
				style="margin:0 0 18px;color:{muted};font-size:14px;line-height:22px;{breaking}">{text}</p>',
			[ 'text' => $this->linked( $text, 'muted' ) ]
		);
	}

	/** @param string $html Escaped. */
	public function foot_line( string $html ): string {
		return $this->fill( '<p dir="auto" style="margin:0 0 10px;{breaking}">{text}</p>', [ 'text' => $html ] );
	}

	/** @param array<string, string> $values Escaped. */
	private function fill( string $template, array $values ): string {
		return Html::fill( $template, $values + $this->values ) . "\n";
	}

	/** @return list<string> Each second is what the pattern finds. */
	private static function split( string $pattern, string $text ): array {
		$parts = preg_split( $pattern, $text, -1, PREG_SPLIT_DELIM_CAPTURE );
		return false === $parts ? [ $text ] : $parts;
	}

	private static function without_punctuation( string $url ): string {
		$url = rtrim( $url, '.,;:!?\'*' );
		return str_ends_with( $url, ')' ) && ! str_contains( $url, '(' ) ? rtrim( $url, ').,;:!?' ) : $url;
	}
}
