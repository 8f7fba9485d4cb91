<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Core\Support\Text;
use Brolga\Mail\Design\Markup;

/**
 * Makes HTML of an email's text, part by part. There is no other source of words, and every text is escaped.
 *
 * @see EMAIL-861 EMAIL-862
 *
 * @phpstan-import-type Mark from Mail
 */
final class EmailContent {

	/** The length of the line that mail programs show in a list of emails. */
	private const PREHEADER = 140;

	private string $main = '';

	/** What is of lesser importance and stands below the buttons. */
	private string $aside = '';

	private string $foot = '';

	private string $rows = '';

	/** @var list<string> */
	private array $teasers = [];

	private bool $is_letter = false;

	private bool $has_imprint = false;

	private bool $is_past_rule = false;

	private function __construct( private readonly Markup $markup ) {}

	/** @param string $more Text below the email's own, such as a note about its attachments. */
	public static function of( Mail $mail, string $more, Markup $markup ): self {
		$content = new self( $markup );
		$text    = mb_scrub( $mail->text, 'UTF-8' );
		$at      = 0;
		// Marks of a text that was not valid do not fit it any more.
		foreach ( $text === $mail->text ? $mail->marks : [] as $mark ) {
			if ( $mark[1] < $at || $mark[2] < 0 || $mark[1] + $mark[2] > strlen( $text ) ) {
				continue;
			}
			$part = substr( $text, $mark[1], $mark[2] );
			if ( mb_check_encoding( $part, 'UTF-8' ) ) {
				$content->text( substr( $text, $at, $mark[1] - $at ) );
				$content->part( $mark, $part );
				$at = $mark[1] + $mark[2];
			}
		}
		$content->text( substr( $text, $at ) );
		$content->text( mb_scrub( $more, 'UTF-8' ) );
		$content->end_table();
		return $content;
	}

	public function main(): string {
		return $this->main . $this->aside;
	}

	public function foot(): string {
		return $this->foot;
	}

	public function preheader(): string {
		$text = Text::line( implode( ' · ', $this->teasers ) );
		return Text::length( $text ) > self::PREHEADER ? mb_substr( $text, 0, self::PREHEADER - 1 ) . '…' : $text;
	}

	public function is_letter(): bool {
		return $this->is_letter;
	}

	/** Whether the text itself says who sent it. */
	public function has_imprint(): bool {
		return $this->has_imprint;
	}

	/** @param Mark $mark */
	private function part( array $mark, string $text ): void {
		if ( Mail::FIELD !== $mark[0] ) {
			$this->end_table();
		}
		switch ( $mark[0] ) {
			case Mail::FIELD:
				$this->field( $text );
				break;
			case Mail::BUTTON:
				$this->button( $text, $mark[3] ?? '' );
				break;
			case Mail::POST:
				$this->post( $text );
				break;
			case Mail::RULE:
				$this->is_past_rule = true;
				break;
			case Mail::SMALL:
				$this->small( $text );
				break;
			case Mail::IMPRINT:
				$this->has_imprint = true;
				$this->foot       .= $this->markup->foot_line( $this->markup->linked( $text, 'muted' ) );
				break;
			case Mail::LEAVE:
				$this->leave( $text );
				break;
			default:
				$this->is_letter = $this->is_letter || Mail::LETTER === $mark[0];
				$this->text( $text );
		}
	}

	private function text( string $text ): void {
		$text = trim( str_replace( [ "\r\n", "\r" ], "\n", $text ), "\n" );
		if ( '' === trim( $text ) ) {
			return;
		}
		$this->end_table();
		$this->teasers[] = $text;
		foreach ( explode( "\n\n", (string) preg_replace( '/\n[ \t]+(?=\n)/', "\n", $text ) ) as $paragraph ) {
			$this->main .= '' === trim( $paragraph ) ? '' : $this->paragraph( $paragraph );
		}
	}

	/** Lines that begin with `>` are a quotation, as in plain text. */
	private function paragraph( string $text ): string {
		$html = '';
		foreach ( self::runs( $text ) as [ $is_quoted, $lines ] ) {
			$run   = implode( "\n", $lines );
			$html .= $is_quoted ? $this->markup->quotation( $run ) : $this->markup->paragraph( $run );
		}
		return $html;
	}

	/** @return list<array{bool, list<string>}> Lines that are quoted, without their mark, or that are not. */
	private static function runs( string $text ): array {
		$runs   = [];
		$lines  = [];
		$before = false;
		foreach ( explode( "\n", trim( $text, "\n" ) ) as $line ) {
			$is_quoted = str_starts_with( $line, '>' );
			if ( $is_quoted !== $before && [] !== $lines ) {
				$runs[] = [ $before, $lines ];
				$lines  = [];
			}
			$before  = $is_quoted;
			$lines[] = $is_quoted ? (string) preg_replace( '/^> ?/', '', $line ) : $line;
		}
		return [ ...$runs, [ $before, $lines ] ];
	}

	private function field( string $text ): void {
		[ $label, $answer ] = explode( "\n", $text, 2 ) + [ '', '' ];
		$this->teasers[]    = $answer;
		$this->rows        .= $this->markup->row( self::without_colon( $label ), $answer );
	}

	private function end_table(): void {
		if ( '' !== $this->rows ) {
			$this->main .= $this->markup->table( $this->rows );
			$this->rows  = '';
		}
	}

	private function button( string $text, string $label ): void {
		[ $words, $url ] = self::words_and_url( $text );
		if ( '' === $url ) {
			$this->text( $text );
			return;
		}
		$label       = '' === $label ? $words : $label;
		$this->main .= $this->markup->button( $url, '' === $label ? $url : $label );
	}

	private function post( string $text ): void {
		$lines   = explode( "\n", $text );
		$title   = $lines[0];
		$excerpt = implode( "\n", array_slice( $lines, 1, -1 ) );

		[ , $url ]       = self::words_and_url( $text );
		$this->teasers[] = $title;
		$this->main     .= '' === $url || $title === $url
			? $this->paragraph( $text )
			: $this->markup->post_title( $title, $url )
				. ( '' === $excerpt ? '' : $this->paragraph( $excerpt ) )
				. $this->markup->post_link( $title, $url );
	}

	private function small( string $text ): void {
		$html = $this->markup->small( $text );
		if ( $this->is_past_rule ) {
			$this->aside .= $html;
		} else {
			$this->main .= $html;
		}
	}

	private function leave( string $text ): void {
		[ $words, $url ] = self::words_and_url( $text );
		$this->foot     .= $this->markup->foot_line(
			'' === $url || '' === $words
				? $this->markup->linked( $text, 'muted' )
				: $this->markup->link( $url, $words, 'muted' )
		);
	}

	private static function without_colon( string $text ): string {
		return (string) preg_replace( '/[\s\x{A0}\x{202F}]*[:：؛]$/u', '', trim( $text ) );
	}

	/** @return array{string, string} The URL is empty if the text does not end with one. */
	private static function words_and_url( string $text ): array {
		return 1 === preg_match( '~^(.*?)\s*(https?://\S+)\s*$~Dsu', $text, $found )
			? [ self::without_colon( $found[1] ), $found[2] ]
			: [ '', '' ];
	}
}
