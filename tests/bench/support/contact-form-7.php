<?php
/**
 * Activates Contact Form 7 and makes a form of a name, an address and a message.
 * Prints the form's number.
 *
 * @package Brolga
 */

declare( strict_types=1 );

require dirname( __DIR__, 3 ) . '/bin/lib/php/request.php';
require getcwd() . '/wp-load.php';
require_once ABSPATH . 'wp-admin/includes/plugin.php';

$failure = activate_plugin( 'contact-form-7/wp-contact-form-7.php' );
if ( is_wp_error( $failure ) ) {
	fwrite( STDERR, $failure->get_error_message() );
	exit( 1 );
}
$form = WPCF7_ContactForm::get_template( [ 'title' => 'Bench' ] );
$form->set_properties(
	[ 'form' => "[text* your-name]\n[email* your-email]\n[textarea* your-message]\n[submit \"Send\"]" ]
);
echo (int) $form->save();
