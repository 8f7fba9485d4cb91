<?php
/**
 * What mail programs do not show.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Support;

use DOMDocument;
use DOMElement;
use LibXMLError;

/**
 * Finds in an email's HTML what Outlook on Windows, Gmail and others ignore, remove or cut.
 */
final class EmailLint {

	/** Gmail cuts what is longer, and leaves a style sheet out that has more than 8,192 characters. */
	private const BYTES = 100 * 1024;
	private const SHEET = 8192;

	private const ELEMENTS = [
		'html', 'head', 'meta', 'title', 'style', 'body', 'div', 'table', 'tr', 'td', 'a', 'img', 'p', 'h1', 'h2',
		'strong', 'br', 'blockquote',
	];

	/** What Word, which draws emails in Outlook, knows, and what it can do without. */
	private const PROPERTIES = [
		'background-color', 'border', 'border-bottom', 'border-left', 'border-right', 'border-top', 'color', 'display',
		'font-family', 'font-size', 'font-weight', 'height', 'line-height', 'margin', 'max-height', 'max-width',
		'mso-hide', 'mso-padding-alt', 'overflow', 'overflow-wrap', 'padding', 'padding-left', 'padding-right',
		'border-radius', 'text-decoration', 'vertical-align', 'width', 'word-break', '-webkit-text-size-adjust',
	];

	/** What they may not be. */
	private const VALUES = '/flex|grid|absolute|fixed|sticky|(?:url|var|calc|hsl|oklch|color-mix)\('
		. '|\d(?:v[wh]|rem|ch)\b/i';

	/** @var list<string> */
	private array $problems = [];

	private function __construct( private readonly string $html ) {}

	/** @return list<string> What is wrong with it. */
	public static function of( string $html ): array {
		$lint = new self( $html );
		$lint->look_at_all();
		return $lint->problems;
	}

	private function look_at_all(): void {
		$this->refuse( strlen( $this->html ) > self::BYTES, 'It has more than 100 KB.' );
		$this->refuse( ! str_starts_with( $this->html, '<!DOCTYPE html>' ), 'It does not begin with the doctype.' );
		$before   = libxml_use_internal_errors( true );
		$document = new DOMDocument();
		$document->loadHTML( $this->html );
		$errors = libxml_get_errors();
		libxml_clear_errors();
		libxml_use_internal_errors( $before );
		foreach ( $errors as $error ) {
			$this->look_at_error( $error );
		}
		foreach ( $document->getElementsByTagName( '*' ) as $element ) {
			$this->look_at( $element );
		}
		$this->look_at_head( $document );
	}

	private function look_at_error( LibXMLError $error ): void {
		$this->problems[] = "Line {$error->line}: " . trim( $error->message );
	}

	private function look_at_head( DOMDocument $document ): void {
		$root = $document->documentElement;
		$this->refuse( '' === ( $root?->getAttribute( 'lang' ) ?? '' ), 'It has no language.' );
		$this->refuse(
			! in_array( $root?->getAttribute( 'dir' ) ?? '', [ 'ltr', 'rtl' ], true ),
			'It has no direction.'
		);
		$this->refuse( 1 !== $document->getElementsByTagName( 'title' )->length, 'It has no title.' );
		$parts = [ '<meta charset="utf-8">', 'name="viewport"', 'name="color-scheme"', 'prefers-color-scheme: dark' ];
		foreach ( $parts as $part ) {
			$this->refuse( ! str_contains( $this->html, $part ), "It has no {$part}." );
		}
	}

	private function look_at( DOMElement $element ): void {
		$name = $element->tagName;
		$at   = "Line {$element->getLineNo()}: <{$name}>";
		$this->refuse( ! in_array( $name, self::ELEMENTS, true ), "{$at} is not shown everywhere." );
		foreach ( $element->attributes as $attribute ) {
			$this->refuse( str_starts_with( $attribute->nodeName, 'on' ), "{$at} has a script." );
		}
		$this->look_at_style( $element, $at );
		match ( $name ) {
			'style' => $this->look_at_sheet( $element, $at ),
			'table' => $this->refuse(
				'presentation' !== $element->getAttribute( 'role' )
					|| '0' !== $element->getAttribute( 'cellpadding' )
					|| '0' !== $element->getAttribute( 'cellspacing' )
					|| '0' !== $element->getAttribute( 'border' ),
				"{$at} is no table for layout without gaps."
			),
			'img'   => $this->refuse(
				! $element->hasAttribute( 'alt' )
					|| ! ctype_digit( $element->getAttribute( 'width' ) )
					|| 1 !== preg_match( '~^(?:cid:|https?://)~', $element->getAttribute( 'src' ) ),
				"{$at} has no alt text, width or source."
			),
			'a'     => $this->refuse(
				1 !== preg_match( '~^(?:https?://|mailto:|tel:)~', $element->getAttribute( 'href' ) ),
				"{$at} does not lead anywhere."
			),
			default => null,
		};
	}

	private function look_at_style( DOMElement $element, string $at ): void {
		foreach ( explode( ';', trim( $element->getAttribute( 'style' ), ';' ) ) as $rule ) {
			if ( '' === $rule ) {
				continue;
			}
			[ $property, $value ] = explode( ':', $rule, 2 ) + [ '', '' ];
			$this->refuse( ! in_array( trim( $property ), self::PROPERTIES, true ), "{$at} has {$property}." );
			$this->refuse( 1 === preg_match( self::VALUES, $value ), "{$at} has {$rule}." );
			$this->refuse( 'margin' === trim( $property ) && str_contains( $value, 'auto' ), "{$at} has {$rule}." );
		}
		$has_dark_color = 1 === preg_match( '/\bb-(?:text|muted|link|ink)\b/', $element->getAttribute( 'class' ) );
		$this->refuse(
			$has_dark_color && ! str_contains( $element->getAttribute( 'style' ), 'color:' ),
			"{$at} has a color in dark mode alone."
		);
	}

	private function look_at_sheet( DOMElement $element, string $at ): void {
		$css = $element->textContent;
		$this->refuse( strlen( $css ) > self::SHEET, "{$at} has more than 8,192 characters." );
		$this->refuse( 'head' !== $element->parentNode?->nodeName, "{$at} is not in the head." );
		$this->refuse( 1 === preg_match( '/@import|@font-face|url\(/', $css ), "{$at} fetches something." );
		$this->refuse( 1 === preg_match( '/(?<![\w-])(?:flex|grid|position|var\()/', $css ), "{$at} is too new." );
	}

	private function refuse( bool $is_wrong, string $problem ): void {
		if ( $is_wrong ) {
			$this->problems[] = $problem;
		}
	}
}
