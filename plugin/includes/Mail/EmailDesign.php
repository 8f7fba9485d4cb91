<?php
declare( strict_types=1 );

namespace Brolga\Mail;

use Brolga\Business\Detail;
use Brolga\Business\Details;
use Brolga\Core\Extensions\Extensions;
use Brolga\Core\Language\SiteLanguage;
use Brolga\Core\Settings\Settings;
use Brolga\Mail\Design\EmailView;
use Brolga\Mail\Design\Logo;
use Brolga\Mail\Design\Markup;
use Brolga\Mail\Design\Palette;
use LengthException;
use Throwable;
use UnexpectedValueException;

/**
 * Gives emails the look of the business: HTML beside their text, from one template, when they are sent.
 *
 * @see EMAIL-860 EMAIL-865 EMAIL-866
 */
final class EmailDesign {

	/** Gmail cuts what is longer. */
	public const MOST_BYTES = 100 * 1024;

	private const TEMPLATE = 'brolga/email.php';

	private const SANS  = 'Helvetica,Arial,sans-serif';
	private const SERIF = "Georgia,'Times New Roman',serif";

	public function __construct(
		private readonly Settings $settings,
		private readonly Details $details
	) {}

	public function is_chosen(): bool {
		return MailSection::DESIGNED === $this->settings->of( new MailSection() )->text( 'email_design' );
	}

	/**
	 * Returns an email's HTML; empty for the text alone, which an email also keeps if its design fails.
	 *
	 * @param string $more   Text below the email's own.
	 * @param bool   $encloses Whether the logo is enclosed; else the reader's mail program fetches it.
	 */
	public function html( Mail $mail, string $more = '', bool $encloses = false ): string {
		return $this->is_chosen()
			? Extensions::guard(
				'the email design',
				fn (): string => $this->render( $mail, $more, $encloses ),
				''
			)
			: '';
	}

	/** Returns why emails have no design; empty if nothing is wrong with it. */
	public function problem(): string {
		try {
			$this->render( Mail::from_payload( [ 'text' => 'Test' ] ) );
		} catch ( Throwable $failure ) {
			return $failure->getMessage();
		}
		return '';
	}

	/**
	 * @throws LengthException          If it is too long.
	 * @throws UnexpectedValueException If the template prints nothing.
	 */
	public function render( Mail $mail, string $more = '', bool $encloses = false ): string {
		$html = SiteLanguage::write( fn (): string => self::print( $this->view( $mail, $more, $encloses ) ) );
		if ( strlen( $html ) > self::MOST_BYTES ) {
			throw new LengthException( 'The HTML of the email has more than 100 KB.' );
		}
		if ( '' === trim( $html ) ) {
			throw new UnexpectedValueException( 'The template of emails printed nothing.' );
		}
		return $html;
	}

	private function view( Mail $mail, string $more, bool $encloses ): EmailView {
		$palette  = Palette::of_site();
		$headings = self::font();
		$weight   = self::SERIF === $headings ? 'normal' : 'bold';
		$markup   = new Markup( $palette->light, $headings, $weight );
		$content  = EmailContent::of( $mail, $more, $markup );
		$name     = $this->details->lines( Detail::Name )[0]
			?? wp_specialchars_decode( get_bloginfo( 'name' ), ENT_QUOTES );
		return new EmailView(
			language: get_bloginfo( 'language' ),
			direction: is_rtl() ? 'rtl' : 'ltr',
			subject: $mail->subject,
			headline: $content->is_letter() ? '' : $mail->subject,
			preheader: $content->preheader(),
			name: $name,
			home: home_url( '/' ),
			logo: Logo::of_site(),
			encloses_logo: $encloses,
			content: $content->main(),
			footer: ( $content->has_imprint() ? '' : $this->imprint( $markup, $name ) ) . $content->foot(),
			light: $palette->light,
			dark: $palette->dark,
			font: self::SANS,
			headings: $headings,
			weight: $weight
		);
	}

	private function imprint( Markup $markup, string $name ): string {
		$phone = $this->details->lines( Detail::Phone )[0] ?? '';
		$email = $this->details->lines( Detail::Email )[0] ?? '';
		$dial  = $this->details->link( Detail::Phone );
		$ways  = array_filter(
			[
				'' === $dial || '' === $phone ? Markup::escape( $phone ) : $markup->link( $dial, $phone, 'muted' ),
				'' === $email ? '' : $markup->link( "mailto:{$email}", $email, 'muted' ),
				$markup->link( home_url( '/' ), self::shown( home_url( '/' ) ), 'muted' ),
			],
			static fn ( string $way ): bool => '' !== $way
		);
		$parts = [
			[
				'<strong>' . Markup::escape( $name ) . '</strong>',
				...self::escaped( $this->details->lines( Detail::Address ) ),
			],
			[ implode( '&nbsp;&nbsp; ', $ways ) ],
			self::escaped( $this->details->lines( Detail::Hours ) ),
		];
		$html  = '';
		foreach ( $parts as $lines ) {
			$html .= [] === $lines ? '' : $markup->foot_line( implode( "<br>\n", $lines ) );
		}
		return $html;
	}

	/**
	 * @param list<string> $lines
	 * @return list<string>
	 */
	private static function escaped( array $lines ): array {
		return array_map( Markup::escape( ... ), $lines );
	}

	private static function shown( string $url ): string {
		return rtrim( (string) preg_replace( '~^https?://(?:www\.)?~', '', $url ), '/' );
	}

	/** Mail programs have few fonts: one with serifs if the site's headings have them. */
	private static function font(): string {
		$font = wp_get_global_styles(
			[ 'elements', 'heading', 'typography', 'fontFamily' ],
			[ 'transforms' => [ 'resolve-variables' ] ]
		);
		return is_string( $font ) && 1 === preg_match( '/(?<!sans-)\bserif\b/', $font ) ? self::SERIF : self::SANS;
	}

	/** @return string What the template prints. */
	private static function print( EmailView $email ): string {
		$file  = self::template();
		$level = ob_get_level();
		ob_start();
		try {
			( static function ( string $file, EmailView $email ): void {
				require $file;
			} )( $file, $email );
			return (string) ob_get_clean();
		} finally {
			while ( ob_get_level() > $level ) {
				ob_end_clean();
			}
		}
	}

	private static function template(): string {
		$theirs = locate_template( self::TEMPLATE );
		$file   = '' === $theirs ? dirname( __DIR__, 2 ) . '/templates/email.php' : $theirs;
		/**
		 * Filters the template of emails. A theme needs no filter: its file `brolga/email.php` is used.
		 *
		 * @since 0.1.0
		 *
		 * @param string $file The path of a PHP file, which finds the email in `$email`
		 *     (Brolga\Mail\Design\EmailView). Default: that of the theme, else the plugin's.
		 *
		 * @example
		 * add_filter( 'brolga_email_template', static fn (): string => __DIR__ . '/email.php' );
		 */
		$chosen = apply_filters( 'brolga_email_template', $file );
		return is_string( $chosen ) && is_file( $chosen ) ? $chosen : $file;
	}
}
