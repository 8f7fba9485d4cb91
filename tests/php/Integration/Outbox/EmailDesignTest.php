<?php
/**
 * What emails look like.
 *
 * @package Brolga
 */

declare( strict_types=1 );

namespace Brolga\Tests\Integration\Outbox;

use Brolga\Business\BusinessSection;
use Brolga\Core\Events\Events;
use Brolga\Core\Kernel\Container;
use Brolga\Leads\Lead;
use Brolga\Leads\Mails\LeadFactLines;
use Brolga\Leads\Mails\Notifications;
use Brolga\Mail\Design\Color;
use Brolga\Mail\EmailDesign;
use Brolga\Mail\EmailPreview;
use Brolga\Mail\Design\Palette;
use Brolga\Mail\SampleMailsAsked;
use Brolga\Mail\Mail;
use Brolga\Mail\MailCheck;
use Brolga\Mail\MailHandler;
use Brolga\Mail\MailSection;
use Brolga\Tests\Support\Built;
use Brolga\Tests\Support\EmailLint;
use Brolga\Tests\Support\FrozenClock;
use Brolga\Tests\Support\Mailers;
use Brolga\Tests\TestCase;
use LengthException;
use PHPMailer\PHPMailer\PHPMailer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use RuntimeException;

/**
 * EMAIL-860 EMAIL-861 EMAIL-862 EMAIL-863 EMAIL-864 EMAIL-865 EMAIL-866 EMAIL-867
 */
#[Group( 'once' )]
final class EmailDesignTest extends TestCase {

	private Container $container;

	private string $logged = '';

	protected function setUp(): void {
		parent::setUp();
		array_map(
			remove_all_filters( ... ),
			[ 'wp_mail_from', 'wp_mail_from_name', 'phpmailer_init', 'wp_mail_failed', 'brolga_email_html' ]
		);
		unset( $GLOBALS['phpmailer'] );
		update_option( 'blogname', 'Fig &amp; Ferry' );
		$this->container = Built::around( new FrozenClock() );
		self::set( new MailSection(), [ 'mail_from' => 'site@example.org' ] );
		$this->logged = (string) ini_set( 'error_log', '/dev/null' );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->logged );
		foreach ( [ 'brolga_email_template', 'brolga_email_html', 'wp_mail', 'wp_mail_content_type' ] as $hook ) {
			remove_all_filters( $hook );
		}
		remove_theme_mod( 'custom_logo' );
		parent::tearDown();
	}

	private function design(): EmailDesign {
		return $this->container->get( EmailDesign::class );
	}

	/** @return array<string, Mail> Each kind of email, as features write it. */
	private function samples(): array {
		self::factory_post();
		return array_map(
			static fn ( array $sample ): Mail => $sample['mail'],
			$this->container->get( Events::class )->collect( new SampleMailsAsked() )->samples()
		);
	}

	private static function factory_post(): void {
		wp_insert_post( [
			'post_title'   => 'Ferns & <shade>',
			'post_content' => 'What grows where the sun never comes.',
			'post_status'  => 'publish',
		] );
	}

	/** Returns the mailer after an email was given to it. */
	private function sent( Mail $mail ): PHPMailer {
		$handler = Mailers::make( design: $this->design() );
		$handler->register();
		$mailer = null;
		// Nothing is sent: the mailer is read when all is prepared.
		add_action( 'phpmailer_init', static function ( PHPMailer $prepared ) use ( &$mailer ): void {
			$mailer = clone $prepared;
			throw new RuntimeException( 'Enough.' );
		}, PHP_INT_MAX );
		try {
			$handler->deliver( $mail );
		} catch ( RuntimeException ) {
			self::assertInstanceOf( PHPMailer::class, $mailer );
		}
		remove_all_filters( 'phpmailer_init' );
		self::assertInstanceOf( PHPMailer::class, $mailer );
		return $mailer;
	}

	/**
	 * EMAIL-860 EMAIL-861: each kind has HTML that mail programs show, and its text stays as it was.
	 */
	public function test_each_kind_of_email_is_designed(): void {
		$kinds = $this->samples();
		self::assertSame( [ 'notification', 'autoreply', 'reply', 'signup', 'digest' ], array_keys( $kinds ) );
		foreach ( $kinds as $kind => $mail ) {
			$html = $this->design()->render( $mail );
			self::assertSame( [], EmailLint::of( $html ), $kind );
			self::assertStringContainsString( 'Fig &amp; Ferry', $html, $kind );
			$mailer = $this->sent( Mail::from_payload( [ 'to' => [ 'jo@example.com' ] ] + $mail->to_job()->payload ) );
			self::assertSame( PHPMailer::CONTENT_TYPE_TEXT_HTML, $mailer->ContentType, $kind );
			self::assertSame( PHPMailer::normalizeBreaks( $mail->text, "\r\n" ), $mailer->AltBody, $kind );
			self::assertSame( $html, str_replace( "\r\n", "\n", $mailer->Body ), $kind );
		}
	}

	/**
	 * EMAIL-861: all words of the text are in the HTML, except what is shown otherwise.
	 */
	public function test_there_is_no_second_set_of_sentences(): void {
		foreach ( $this->samples() as $kind => $mail ) {
			$shown = self::words( $this->design()->render( $mail ) );
			foreach ( explode( "\n", $mail->text ) as $line ) {
				$line = trim( (string) preg_replace( '/https?:\S+|^>\s*|^--$|[:,]/m', ' ', $line ) );
				foreach ( (array) preg_split( '/\s+/', $line, -1, PREG_SPLIT_NO_EMPTY ) as $word ) {
					self::assertStringContainsString( (string) $word, $shown, $kind );
				}
			}
		}
	}

	/**
	 * EMAIL-861: answers are rows, a link is a button, posts have titles that are links.
	 */
	public function test_parts_look_like_what_they_are(): void {
		$kinds = array_map( fn ( Mail $mail ): string => $this->design()->render( $mail ), $this->samples() );
		self::assertSame( 3, substr_count( $kinds['notification'], '<tr><td class="b-cell b-label' ) );
		foreach ( [
			'notification' => [
				'~<td class="b-cell b-label[^>]*>Name</td>\s*<td[^>]*>Anna Smith</td>~',
				'~<a class="b-ink" href="[^"]*page=brolga-leads&#038;lead=1"[^>]*>View this lead</a>~',
			],
			'signup'       => [
				'~<a class="b-ink" href="[^"]*brolga_confirm=[^"]*"[^>]*>Confirm your subscription</a>~',
				'~<a class="b-muted" href="[^"]*brolga_unsubscribe=[^"]*"[^>]*>Unsubscribe from “Newsletter”</a>~',
			],
			'digest'       => [ '~<h2[^>]*><a[^>]*>Ferns &amp;</a></h2>~' ],
		] as $kind => $patterns ) {
			foreach ( $patterns as $pattern ) {
				self::assertMatchesRegularExpression( $pattern, $kinds[ $kind ] );
			}
		}
		self::assertStringContainsString( '<blockquote', $kinds['reply'] );
		self::assertStringNotContainsString( '<h1', $kinds['reply'], 'a letter has no headline' );
		self::assertStringContainsString( '<h1', $kinds['notification'] );
	}

	/**
	 * EMAIL-861: an owner's template with all answers between its paragraphs has them as rows, too.
	 */
	public function test_answers_in_an_owners_text_are_rows(): void {
		$marks = Mail::marks_of( [ [ Mail::FIELD, "Name:\nJo" ] ], strlen( "Hello\n\n" ) );
		$mail  = new Mail( [], 'S', "Hello\n\nName:\nJo\n\nBye", marks: $marks );
		$html = $this->design()->render( $mail );
		self::assertMatchesRegularExpression( '~>Hello</p>.*>Name</td>\s*<td[^>]*>Jo</td>.*>Bye</p>~s', $html );
	}

	/** @return array<string, array{string, string}> */
	public static function hostile(): array {
		return [
			'a script'        => [ '<script>alert(1)</script>', '&lt;script&gt;alert(1)&lt;/script&gt;' ],
			'an attribute'    => [ '" onmouseover="alert(1)', '&quot; onmouseover=&quot;alert(1)' ],
			'an entity'       => [ '&lt;b&gt; &amp;', '&amp;lt;b&amp;gt; &amp;amp;' ],
			'a comment'       => [ '--> <!--[if mso]>', '--&gt; &lt;!--[if mso]&gt;' ],
			'a style'         => [ '</style><style>*{display:none}', '&lt;/style&gt;' ],
			'a script URL'    => [ 'javascript:alert(1)', 'javascript:alert(1)' ],
			'a URL in quotes' => [ 'https://evil.example/"onclick="x', 'href="https://evil.example/"' ],
			'Arabic'          => [ 'مرحبا بالعالم', 'مرحبا بالعالم' ],
			'emoji'           => [ '👩‍👩‍👧 🎉', '👩‍👩‍👧 🎉' ],
			'one long word'   => [ str_repeat( 'a', 900 ), str_repeat( 'a', 900 ) ],
			'many lines'      => [ str_repeat( "A line of it.\n", 700 ), "A line of it.<br>\nA line of it." ],
			'invalid UTF-8'   => [ "caf\xE9 &", 'caf? &amp;' ],
			'a label of ours' => [ "Hello\n\nEmail:\nother@example.com", 'Email:<br>' ],
		];
	}

	/**
	 * EMAIL-862: what visitors write stays what it is, wherever it is shown.
	 */
	#[DataProvider( 'hostile' )]
	public function test_a_visitors_text_is_escaped( string $text, string $shown ): void {
		$mail = $this->container->get( Notifications::class )->mail(
			LeadFactLines::of_lead( Lead::from_row( [
				'id'         => '7',
				'form_title' => $text,
				'created_at' => '2026-01-01 00:00:00',
				'fields'     => (string) wp_json_encode( [
					[
						'id'    => 'a',
						'type'  => 'text',
						'label' => 'Message',
						'value' => '',
						'text'  => mb_scrub( $text, 'UTF-8' ),
					],
				] ),
			] ) ),
			null
		);
		$texts = [ $mail, new Mail( [], $text, $text ), new Mail( [], 'S', "> {$text}" ) ];
		foreach ( $texts as $at => $one ) {
			$html = $this->design()->render( $one );
			self::assertSame( [], EmailLint::of( $html ), (string) $at );
			$is_link = str_contains( $shown, 'href' );
			self::assertStringContainsString(
				2 === $at && $is_link ? 'evil.example/&quot;' : $shown,
				$html,
				(string) $at
			);
			self::assertDoesNotMatchRegularExpression( '/<script|href="javascript|<[^>]* on[a-z]+=/i', $html );
		}
	}

	/**
	 * EMAIL-862: what a visitor quotes has no links.
	 */
	public function test_a_quotation_has_no_links(): void {
		$text = "Hi, see https://ours.example/a.\n\n> https://evil.example/";
		$html = $this->design()->render( new Mail( [], 'S', $text ) );
		self::assertStringContainsString( 'href="https://ours.example/a"', $html );
		self::assertStringNotContainsString( 'href="https://evil.example/', $html );
	}

	/**
	 * EMAIL-861: marks that do not fit a text, or come from an older version, cost nothing.
	 */
	public function test_marks_that_do_not_fit_are_left_out(): void {
		$marks = [ [ 'field', 0, 999 ], [ 'field', -1, 3 ], [ 'field', 1, 1 ], [ 'unknown', 0, 2 ] ];
		foreach ( [ ...$marks, [ 'field', 'a', 1 ], 5 ] as $mark ) {
			$mail = Mail::from_payload( [
				'subject' => 'S',
				'text'    => 'é<b>',
				'marks'   => [ $mark ],
			] );
			self::assertMatchesRegularExpression(
				'~<p[^>]*>é(</p>\s*<p[^>]*>)?&lt;b&gt;</p>~',
				$this->design()->render( $mail )
			);
		}
	}

	/**
	 * EMAIL-863: text can be read on whatever brand color, in light and in dark mode.
	 */
	public function test_text_has_contrast_with_any_brand_color(): void {
		$brands = [
			'#000000', '#ffffff', '#ffff00', '#ff0000', '#00ff00', '#0000ff', '#808080', '#1f5b45', '#fbe3d0',
		];
		foreach ( $brands as $brand ) {
			foreach ( [ '#ffffff', '#fbfaf6', '#000000', '#7a7a7a', '#ffd9f0' ] as $ground ) {
				$palette = Palette::of( Color::read( $brand ), Color::read( $ground ), Color::read( '#8899aa' ) );
				self::assert_readable( $palette->light, "{$brand} on {$ground}, light" );
				self::assert_readable( $palette->dark, "{$brand} on {$ground}, dark" );
			}
		}
		self::assertSame(
			[ '#aabbcc', '#010203', null, null ],
			array_map(
				static fn ( string $css ): ?string => Color::read( $css )?->css(),
				[ '#abc', 'rgb(1, 2, 3)', 'var(--x)', '#00000080' ]
			)
		);
	}

	/** @param array<string, string> $colors */
	private static function assert_readable( array $colors, string $which ): void {
		foreach ( [
			[ 'text', 'card', 4.5 ],
			[ 'muted', 'card', 4.5 ],
			[ 'link', 'card', 4.5 ],
			[ 'text', 'page', 4.5 ],
			[ 'muted', 'page', 4.5 ],
			[ 'ink', 'button', 4.5 ],
			[ 'button', 'card', 3.0 ],
		] as [ $one, $two, $least ] ) {
			$contrast = Color::hex( $colors[ $one ] )->contrast( Color::hex( $colors[ $two ] ) );
			self::assertGreaterThanOrEqual( $least, $contrast, "{$one} on {$two}, {$which}" );
		}
	}

	/**
	 * EMAIL-864: the logo is enclosed, and the name is there without it.
	 */
	public function test_the_logo_is_enclosed(): void {
		$sizes = [
			'wide'   => [ 800, 200, 200 ],
			'square' => [ 300, 300, 64 ],
		];
		foreach ( $sizes as $name => [ $width, $height, $shown ] ) {
			$file   = wp_upload_dir()['path'] . "/{$name}.png";
			$canvas = imagecreatetruecolor( $width, $height );
			self::assertNotFalse( $canvas );
			imagepng( $canvas, $file );
			$image = wp_insert_attachment(
				[
					'post_mime_type' => 'image/png',
					'post_title'     => 'Logo',
				],
				$file
			);
			set_theme_mod( 'custom_logo', $image );
			$mailer = $this->sent( new Mail( [ 'jo@example.com' ], 'S', 'T' ) );
			self::assertStringContainsString( 'src="cid:brolga-logo" width="' . $shown . '"', $mailer->Body );
			self::assertSame( [ 'brolga-logo' ], array_column( $mailer->getAttachments(), 7 ) );
			self::assertSame( 'wide' === $name, str_contains( $mailer->Body, 'alt="Fig &amp; Ferry"' ) );
			self::assertSame( [], EmailLint::of( str_replace( "\r\n", "\n", $mailer->Body ) ) );
			self::assertStringContainsString(
				"/{$name}-email-400x128.png",
				$this->design()->render( new Mail( [], 'S', 'T' ) ),
				'the preview shows it'
			);
		}
	}

	/**
	 * EMAIL-864: the foot says who the business is and how to reach it, where the text does not.
	 */
	public function test_the_foot_has_the_business_details(): void {
		self::set( new BusinessSection(), [
			'business_name'  => 'Fig <Pty>',
			'business_phone' => '07 3000 0000',
			'business_email' => 'hello@example.org',
			'street'         => '1 Ferry Rd',
			'city'           => 'Brisbane',
			'country'        => 'AU',
			'opening_hours'  => [ 'Mo-Fr 09:00-17:00' ],
		] );
		$kinds = array_map( fn ( Mail $mail ): string => $this->design()->render( $mail ), $this->samples() );
		$foot  = static fn ( string $html ): string => substr( $html, (int) strrpos( $html, 'b-pad b-muted' ) );
		foreach ( [
			'Fig &lt;Pty&gt;',
			'1 Ferry Rd, Brisbane',
			'href="tel:+61730000000"',
			'href="mailto:hello@example.org"',
			'Monday to Friday',
		] as $part ) {
			self::assertStringContainsString( $part, $foot( $kinds['autoreply'] ) );
		}
		self::assertSame( 1, substr_count( $kinds['signup'], '1 Ferry Rd' ), 'the text has it already' );
	}

	/**
	 * EMAIL-865: a theme's file, or a filter's, takes the place of the template.
	 */
	public function test_a_theme_can_bring_its_own_template(): void {
		// Another test may have switched the theme.
		wp_set_template_globals();
		$theirs = get_stylesheet_directory() . '/brolga/email.php';
		wp_mkdir_p( dirname( $theirs ) );
		file_put_contents(
			$theirs,
			'<?php echo "<p>Mine: ", esc_html( $email->subject ), "</p>"; $email->put_content();'
		);
		$html = $this->design()->render( new Mail( [], 'A & B', 'Text' ) );
		unlink( $theirs );
		rmdir( dirname( $theirs ) );
		self::assertStringStartsWith( '<p>Mine: A &amp; B</p><p', $html );

		add_filter( 'brolga_email_template', static fn (): string => '/no/such/file.php' );
		self::assertStringStartsWith( '<!DOCTYPE html>', $this->design()->render( new Mail( [], 'S', 'T' ) ) );
	}

	/**
	 * EMAIL-866: a design that fails costs no email, and Health says so.
	 */
	public function test_a_design_that_fails_leaves_the_text(): void {
		$file = wp_upload_dir()['path'] . '/email.php';
		add_filter( 'brolga_email_template', static fn (): string => $file );
		$broken = [
			'<?php ob_start(); echo "half"; throw new RuntimeException( "Broken." );',
			'<?php echo "<p>", $email->no_such_thing->x(); ',
			'<?php echo str_repeat( "x", 102401 );',
			'<?php',
		];
		foreach ( $broken as $code ) {
			file_put_contents( $file, $code );
			$level  = ob_get_level();
			$mailer = $this->sent( new Mail( [ 'jo@example.com' ], 'S', 'T' ) );
			self::assertSame(
				[ PHPMailer::CONTENT_TYPE_PLAINTEXT, 'T', '' ],
				[ $mailer->ContentType, $mailer->Body, $mailer->AltBody ],
				$code
			);
			self::assertSame( $level, ob_get_level() );
			self::assertSame( 'The email design does not work', $this->health() );
		}
		self::set( new MailSection(), [ 'email_design' => 'text' ] );
		self::assertNotSame( 'The email design does not work', $this->health() );
		unlink( $file );
	}

	private function health(): string {
		return $this->container->get( MailCheck::class )->look()->title;
	}

	/**
	 * EMAIL-866: an email that would be cut goes as text.
	 */
	public function test_an_email_that_would_be_cut_goes_as_text(): void {
		$mailer = $this->sent( new Mail( [ 'jo@example.com' ], 'S', str_repeat( "A line.\n", 13000 ) ) );
		self::assertSame( PHPMailer::CONTENT_TYPE_PLAINTEXT, $mailer->ContentType );
		$mailer = $this->sent( new Mail( [ 'jo@example.com' ], 'S', str_repeat( 'Ten chars.', 1000 ) ) );
		self::assertSame( PHPMailer::CONTENT_TYPE_TEXT_HTML, $mailer->ContentType );
		$this->expectException( LengthException::class );
		$this->design()->render( new Mail( [], 'S', str_repeat( "A line.\n", 13000 ) ) );
	}

	/**
	 * EMAIL-860: plain text stays a choice, and add-ons have the last word.
	 */
	public function test_plain_text_stays_a_choice(): void {
		$type = fn (): string => $this->sent( new Mail( [ 'jo@example.com' ], 'S', 'T' ) )->ContentType;
		self::assertSame( PHPMailer::CONTENT_TYPE_TEXT_HTML, $type() );
		self::set( new MailSection(), [ 'email_design' => 'text' ] );
		self::assertSame( PHPMailer::CONTENT_TYPE_PLAINTEXT, $type() );
		self::set( new MailSection(), [ 'email_design' => 'html' ] );
		add_filter(
			'brolga_email_html',
			static fn ( string $html ): string => str_starts_with( $html, '<!DOCTYPE' ) ? '' : 'not designed'
		);
		self::assertSame( PHPMailer::CONTENT_TYPE_PLAINTEXT, $type() );
	}

	/**
	 * EMAIL-860: HTML of another plugin stays, and what one adds to the text is shown.
	 */
	public function test_other_plugins_may_design_or_change_emails(): void {
		$mail   = new Mail( [ 'jo@example.com' ], 'S', "Name:\nJo", marks: [ [ Mail::FIELD, 0, 8 ] ] );
		add_filter( 'wp_mail_content_type', static fn (): string => 'text/html' );
		self::assertSame( "Name:\r\nJo", $this->sent( $mail )->Body );
		remove_all_filters( 'wp_mail_content_type' );

		$with = static fn ( string $before, string $after ): true => add_filter(
			'wp_mail',
			static fn ( array $mail ): array => [ 'message' => "{$before}Name:\nJo{$after}" ] + $mail
		);
		$with( '', "\n\nConfidential." );
		self::assertMatchesRegularExpression( '~<td[^>]*>Jo</td>.*>Confidential\.</p>~s', $this->sent( $mail )->Body );
		remove_all_filters( 'wp_mail' );

		$with( "Before.\n\n", '' );
		$html = $this->sent( $mail )->Body;
		self::assertStringContainsString( '>Before.</p>', $html );
		self::assertStringNotContainsString( 'b-cell"', $html );
	}

	/**
	 * EMAIL-867: the preview shows each kind, whatever format is chosen.
	 */
	public function test_the_preview_shows_each_kind(): void {
		self::set( new MailSection(), [ 'email_design' => 'text' ] );
		self::factory_post();
		$first = $this->container->get( EmailPreview::class )->of( 'none' );
		self::assertNotNull( $first );
		self::assertSame( 'notification', $first['kind'] );
		foreach ( array_column( $first['kinds'], 'id' ) as $kind ) {
			$preview = $this->container->get( EmailPreview::class )->of( $kind );
			self::assertSame( [ $kind, '' ], [ $preview['kind'] ?? '', $preview['problem'] ?? '' ] );
			self::assertStringStartsWith( '<!DOCTYPE html>', $preview['html'] ?? '' );
			self::assertNotSame( '', $preview['text'] ?? '' );
		}
	}

	/**
	 * EMAIL-862: what the linter finds.
	 */
	public function test_the_linter_finds_what_mail_programs_do_not_show(): void {
		$good = $this->design()->render( new Mail( [], 'S', 'T' ) );
		$bad  = [
			'<div style="display:flex">x</div>',
			'<div style="position:absolute">x</div>',
			'<p style="color:var(--x)">x</p>',
			'<svg></svg>',
			'<style>.x{color:red}</style>',
			'<table><tr><td>x</td></tr></table>',
			'<img src="/logo.png" alt="">',
			'<a href="javascript:x">x</a>',
			'<p onclick="x">x</p>',
			'<p>x</div>',
		];
		foreach ( $bad as $markup ) {
			self::assertNotSame( [], EmailLint::of( str_replace( '</body>', "{$markup}</body>", $good ) ), $markup );
		}
		$long = str_replace( '@media (p', str_repeat( '.x{}', 2048 ) . '@media (p', $good );
		self::assertNotSame( [], EmailLint::of( $long ) );
		self::assertNotSame( [], EmailLint::of( str_replace( ' dir="ltr"', '', $good ) ) );
	}

	/** Returns what a reader sees, and where links lead. */
	private static function words( string $html ): string {
		$body = (string) preg_replace( '~<style>.*</style>|<div style="display:none.*?</div>~s', '', $html );
		preg_match_all( '/href="([^"]*)"/', $html, $found );
		return html_entity_decode( wp_strip_all_tags( $body ) . ' ' . implode( ' ', $found[1] ), ENT_QUOTES, 'UTF-8' );
	}
}
