/**
 * Every email that leaves a site, told by PHP that runs in it: what writes each
 * is asked for one, as it would be by a visitor, an owner or an hour's work.
 */

/**
 * Each class that writes emails, as a path in plugin/includes: PHP that has it
 * write them. `$c` is the container, `$call` calls what is private, `$lead`,
 * `$reader`, `$product` and `$wait` are of the demo. What is put into the queue
 * is sent at once.
 *
 * @type {Record<string, Record<string, string>>} PHP by name, by path.
 */
export const WRITERS = {
	'Leads/Mails/Notifications.php': {
		notification:
			'$c->get( Brolga\\Leads\\Mails\\Notifications::class )->resend( $lead );',
	},
	'Leads/Mails/Autoresponder.php': {
		autoresponse: `$usual = ( new ReflectionClass( Brolga\\Forms\\Mails\\Autoreply::class ) )->newInstanceWithoutConstructor();
			( new ReflectionMethod( $usual, '__construct' ) )->invoke( $usual, new Brolga\\Forms\\Mails\\Template( '', '' ), '', true );
			$c->get( Brolga\\Leads\\Mails\\Autoresponder::class )->enqueue( $usual, Brolga\\Leads\\Mails\\LeadFactLines::of_lead( $lead ), [] );`,
	},
	'Leads/Replies/ReplyService.php': {
		reply: "$c->get( Brolga\\Leads\\Replies\\ReplyService::class )->send( $lead->id, new Brolga\\Leads\\Replies\\Reply( '00000000-0000-4000-8000-000000000001', 'Re: Your garden', 'Thank you. Thursday suits us.', true ), 1 );",
	},
	'Newsletter/Lists/ListMails.php': {
		'confirmation of a sign-up':
			"$c->get( Brolga\\Newsletter\\Lists\\ListMails::class )->ask( $reader, 'token' );",
		'second sign-up':
			'$c->get( Brolga\\Newsletter\\Lists\\ListMails::class )->tell_known( $reader );',
	},
	'Newsletter/Digest/DigestMails.php': {
		'new posts': `$posts = get_posts( [ 'numberposts' => 3, 'fields' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ] );
			$digest = $c->get( Brolga\\Newsletter\\Digest\\DigestRepository::class )->begin( $reader->list_id, 1, $posts );
			$c->get( Brolga\\Newsletter\\Digest\\DigestMails::class )->handle( new Brolga\\Core\\Jobs\\ClaimedJob( 1, 'token', 'digest_mail', [ 'digest' => (int) $digest, 'subscriber' => $reader->id ], null, 1 ) );`,
	},
	'Shop/BackInStock/StockMails.php': {
		'back in stock, confirmation':
			"$keep( $call( Brolga\\Shop\\BackInStock\\StockMails::class, 'question', $product, $wait ) );",
		'back in stock, second time':
			"$keep( $call( Brolga\\Shop\\BackInStock\\StockMails::class, 'known', $product, $wait ) );",
		'back in stock':
			"$keep( $call( Brolga\\Shop\\BackInStock\\StockMails::class, 'news', $product, $wait ) );",
	},
	'Mail/TestMail.php': {
		'test email':
			"$c->get( Brolga\\Mail\\TestMail::class )->send( 'owner@example.com' );",
	},
	'AbTests/Results/TestWatch.php': {
		'result of a test':
			"$keep( $call( Brolga\\AbTests\\Results\\TestWatch::class, 'mail', array_values( $c->get( Brolga\\AbTests\\Results\\ResultService::class )->list() )[0], false ) );",
	},
};

const written = Object.values( WRITERS )
	.flatMap( ( names ) => Object.entries( names ) )
	.map(
		( [ name, php ] ) =>
			`$name = '${ name }'; $made[ $name ] = []; ${ php } $send();`
	)
	.join( '\n' );

/** PHP that returns all of them by name: whom to, the subject, and the text or the markup. */
export const MAILS = `
	wp_set_current_user( 1 );
	$c    = ( new ReflectionProperty( Brolga\\Core\\Kernel\\Services::class, 'container' ) )->getValue();
	$call = static fn ( string $class, string $method, mixed ...$values ): mixed => ( new ReflectionMethod( $class, $method ) )->invoke( $c->get( $class ), ...$values );
	$made = [];
	$name = '';
	add_filter( 'pre_wp_mail', static function ( mixed $sent, array $mail ) use ( &$made, &$name ): bool {
		$is_html = str_contains( (string) wp_json_encode( $mail['headers'] ), 'text/html' ) || str_starts_with( ltrim( $mail['message'] ), '<' );
		$made[ $name ] = [ 'to' => implode( ', ', (array) $mail['to'] ), 'subject' => $mail['subject'], $is_html ? 'html' : 'text' => $mail['message'] ];
		return true;
	}, 10, 2 );
	$send = static fn () => $c->get( Brolga\\Outbox\\Worker::class )->run( 100, 60 );
	$keep = static function ( Brolga\\Mail\\Mail $mail ) use ( &$made, &$name ): void {
		$made[ $name ] = [ 'to' => implode( ', ', $mail->to ), 'subject' => $mail->subject, 'text' => $mail->text ];
	};
	$send();
	$lead    = $c->get( Brolga\\Leads\\Storage\\LeadRepository::class )->find( 2 );
	$reader  = $c->get( Brolga\\Newsletter\\Subscribers\\SubscriberRepository::class )->find( 1 );
	$product = function_exists( 'wc_get_product' ) ? wc_get_product( wc_get_products( [ 'limit' => 1, 'return' => 'ids', 'orderby' => 'ID', 'order' => 'ASC' ] )[0] ) : null;
	$wait    = null === $product ? null : $c->get( Brolga\\Shop\\BackInStock\\StockWaitRepository::class )->ask( $product->get_id(), 'visitor@example.com' );
	${ written }
	if ( function_exists( 'WC' ) ) {
		$order = wc_get_orders( [ 'limit' => 1, 'orderby' => 'ID', 'order' => 'ASC' ] )[0];
		foreach ( WC()->mailer()->get_emails() as $email ) {
			$name = 'shop: ' . $email->id;
			$email->set_object( $order );
			$preview = wc_get_container()->get( Automattic\\WooCommerce\\Internal\\Admin\\EmailPreview\\EmailPreview::class );
			$preview->set_email_type( get_class( $email ) );
			$made[ $name ] = [ 'to' => 'customer@example.com', 'subject' => $preview->get_subject(), 'html' => $preview->render() ];
		}
		$name = 'shop: an order';
		WC()->mailer()->get_emails()['WC_Email_Customer_Processing_Order']->trigger( $order->get_id(), $order );
	}
	return $made;
`;
